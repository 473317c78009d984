// Where others find this server: whoever sits at the machine itself would hand out a link to their own machine.
import { api } from "./api";

class Outside {
  base = $state(location.origin);
  /** Can others reach it at all? */
  reached = $state(true);

  constructor() {
    if (/^(localhost|127\.|0\.0\.0\.0|\[::1?\])/.test(location.host)) void this.#ask();
  }

  async #ask(): Promise<void> {
    const found = await api.address().catch(() => null);
    if (found?.address) this.base = found.address;
    else if (found) this.reached = false;
  }
}

export const outside = new Outside();
