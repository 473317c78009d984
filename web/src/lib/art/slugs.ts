/** Drawings by the name of their file. */
export function bySlug(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ""), svg]));
}
