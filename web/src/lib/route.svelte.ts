// Which page is shown: the path after the #, so that any server that hands out one file will do.
// The link to a table that others are sent has a path of its own, so that it unfurls where it is posted.
const sent = /^\/t\/([\w-]+)\/?$/.exec(location.pathname);
if (sent) history.replaceState(null, "", `/#/table/${sent[1]}`);

/** The link to a table for others; `base` is where they find the server. */
export const linkTo = (table: string, base: string = location.origin): string => `${base}/t/${table}`;

class Route {
  path = $state(read());

  constructor() {
    addEventListener("hashchange", () => (this.path = read()));
  }

  /** The parts of the path: #/rules/BAS-6.6 is ["rules", "BAS-6.6"]. */
  get parts(): string[] {
    return this.path.split("?")[0]!.split("/").filter(Boolean).map(decodeURIComponent);
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.path.split("?")[1] ?? "");
  }
}

function read(): string {
  return location.hash.replace(/^#/, "") || "/";
}

export function go(path: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", `#${path}`);
    dispatchEvent(new HashChangeEvent("hashchange"));
  } else location.hash = path;
}

export const route = new Route();
