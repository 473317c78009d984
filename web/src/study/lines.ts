// An answer of the server that grows: JSON, one value a line, each better than the one before.
import { Refusal } from "../lib/api";
import type { Error as Refused } from "../lib/wire";

const SILENT = { is: "line", id: "page-no-server", args: {} } as const;

/** The values of an answer as they come; whoever has seen enough aborts, and the server stops working. */
export async function* grown<T>(path: string, signal: AbortSignal, body?: unknown): AsyncGenerator<T> {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { ...sent, signal });
  } catch (problem) {
    if (signal.aborted) return;
    throw problem instanceof Refusal ? problem : new Refusal(SILENT);
  }
  if (!response.ok || !response.body) {
    const refused = (await response.json().catch(() => null)) as Partial<Refused> | null;
    throw new Refusal(refused?.line ?? SILENT);
  }
  yield* values<T>(response.body.getReader(), signal);
}

/** The values in a stream of bytes, however it is cut up. */
export async function* values<T>(reader: Pick<ReadableStreamDefaultReader<Uint8Array>, "read">, signal: AbortSignal): AsyncGenerator<T> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line) yield JSON.parse(line) as T;
      if (done) return;
    }
  } catch (problem) {
    if (signal.aborted) return;
    throw problem instanceof Refusal ? problem : new Refusal(SILENT);
  }
}
