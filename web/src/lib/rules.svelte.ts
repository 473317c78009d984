// The rule that is being read, from wherever it was asked for.
import { api } from "./api";
import type { RuleShown } from "./wire";
import { spoken } from "./words.svelte";

class ShownRule {
  id = $state("");
  rule = $state.raw<RuleShown | null>(null);

  show(id: string): void {
    this.id = id;
    this.rule = null;
    void api.rules(spoken()).then((rules) => {
      if (this.id === id) this.rule = rules.find((rule) => rule.id === id) ?? null;
    });
  }

  hide(): void {
    this.id = "";
  }
}

export const shownRule = new ShownRule();
