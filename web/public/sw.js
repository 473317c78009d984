// Keeps the page for when there is no connection. What is online always comes from the server first: only files that are named by
// their content, and so never change, are taken from here at once.
const FILES = "files-1";
const ANSWERS = "answers-1";
/** What the server knows and a lesson or the rules need; tables and games are never kept. */
const KNOWN = /^\/api\/(languages|rulesets|rules|bots|clocks|settle)(\/|$)/;

/** The page as it is now, with everything it is made of: all of it, or it stays as it was. */
async function keepPage() {
  const cache = await caches.open(FILES);
  const [page, list] = await Promise.all([fetch("/", { cache: "no-cache" }), fetch("/offline.json", { cache: "no-cache" })]);
  if (!page.ok || !list.ok) return;
  const files = (await list.json()).map((file) => `/${file}`);
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  await cache.addAll(files.filter((file) => !kept.has(file)));
  await cache.put("/", page);
  for (const file of kept) if (file !== "/" && !files.includes(file)) await cache.delete(file);
}

/** By what an answer is found again: its address, and what was asked. */
async function nameOf(request) {
  if (request.method === "GET") return request.url;
  const digest = await crypto.subtle.digest("SHA-256", await request.clone().arrayBuffer());
  const name = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${request.url}?asked=${name}`;
}

async function answer(request) {
  const [cache, name] = [await caches.open(ANSWERS), await nameOf(request)];
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(name, found.clone());
    return found;
  } catch (problem) {
    const kept = await cache.match(name);
    if (kept) return kept;
    throw problem;
  }
}

async function file(request, name) {
  const kept = await caches.match(name);
  return kept ?? fetch(request);
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw problem;
  }
}

addEventListener("install", (event) => event.waitUntil(keepPage().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => event.data === "keep" && event.waitUntil(keepPage().catch(() => {})));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request, url.pathname));
  else if (KNOWN.test(url.pathname)) event.respondWith(answer(request));
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => {
      const at = open.find((client) => client.url === event.notification.data) ?? open[0];
      return at ? at.focus() : clients.openWindow(event.notification.data);
    }),
  );
});
