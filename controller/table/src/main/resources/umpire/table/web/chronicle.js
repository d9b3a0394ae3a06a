// The last things that happened, newest first, each with the rule behind it. The table
// recalls what this run told; what an earlier run told is kept here over a reload.

import { make } from "./svg.js";

const KEPT = 14;
const SIGNS = { event: "•", refusal: "✕", roll: "⚄", undo: "↶", override: "!", setup: "▦", over: "★", gap: "…", restart: "↻" };

/** Names a section of the rules as people read it; a house ruling has a name instead of a number. */
export function cited(section) {
  return section.startsWith("ruling ") ? `house ${section}` : `§ ${section}`;
}

export class Chronicle {
  constructor(list, table) {
    this.list = list;
    this.key = `umpire-chronicle-${table}`;
    this.lines = this.remembered();
    this.show();
  }

  remembered() {
    try {
      const lines = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(lines) ? lines.slice(0, KEPT) : [];
    } catch {
      return [];
    }
  }

  // Another run of the table goes on with the game or begins another evening; either way the reader should know.
  begin(run) {
    const last = this.lines.find((line) => line.run !== undefined);
    if (last && last.run !== run) {
      this.tell({ kind: "restart", says: "The table was started again.", run });
    }
  }

  // What the table recalls stands for everything of its run, so that what was missed here is mended.
  recall(lines, run) {
    if (lines.length > 0) {
      const earlier = this.lines.filter((line) => line.run !== run || line.kind === "restart");
      this.keep([...lines.map((line) => ({ ...line, run })).reverse(), ...earlier]);
    }
  }

  tell(event) {
    this.keep([event, ...this.lines]);
  }

  keep(lines) {
    this.lines = lines.slice(0, KEPT);
    try {
      localStorage.setItem(this.key, JSON.stringify(this.lines));
    } catch {
      // A browser that keeps nothing still shows what it hears.
    }
    this.show();
  }

  missed(count, run) {
    this.tell({ kind: "gap", says: count === 1 ? "One message was missed here." : `${count} messages were missed here.`, run });
  }

  show() {
    if (this.lines.length === 0) {
      this.list.replaceChildren(make("li", "quiet", "Nothing yet."));
      return;
    }
    this.list.replaceChildren(...this.lines.filter(unrepeated).map(line));
  }
}

// What the next line says again, such as a refusal repeated or a roll with what came of it, is not shown twice.
function unrepeated(event, index, lines) {
  const next = lines[index - 1]?.says;
  return next !== event.says && !next?.startsWith(`${event.says}: `);
}

function line(event, index) {
  const sign = make("span", "sign", SIGNS[event.kind] ?? "•");
  sign.setAttribute("aria-hidden", "true");
  const item = make("li", `kind-${event.kind}${index === 0 ? " newest" : ""}`, sign, make("span", "says", event.says));
  if (event.section || event.rule) {
    const rule = make("span", "rule", event.section ? cited(event.section) : event.rule);
    rule.title = event.rule ?? "";
    item.append(rule);
  }
  return item;
}
