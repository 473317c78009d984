// What makes the page an app: it is kept for when there is no connection, and may say that it is my turn.
import { prefs } from "./prefs.svelte";

/** Over plain http, and in some private windows, there is none. */
const worker = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Keep the page, and renew what is kept whenever it is opened. */
export async function keepOffline(): Promise<void> {
  const found = await worker()?.register("/sw.js");
  found?.active?.postMessage("keep");
  if (!found) return;
  if (!navigator.serviceWorker.controller) await new Promise((come) => navigator.serviceWorker.addEventListener("controllerchange", come, { once: true }));
  // Not while somebody plays: what is needed there comes first.
  if (!BUSY.test(location.hash)) await (await import("../lessons/keep")).keepLessons();
}
const BUSY = /^#\/(table|screen)/;

export const canNotify = (): boolean => "Notification" in window;

/** Ask for leave to notify; is it given? */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Say something to somebody who looks elsewhere, if that is wanted. */
export async function notify(title: string, body: string): Promise<void> {
  if (!prefs.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const about = { body, tag: "turn", icon: "/icon.svg", data: location.href };
  const registered = await worker()?.getRegistration();
  if (registered) await registered.showNotification(title, about);
  else new Notification(title, about);
}
