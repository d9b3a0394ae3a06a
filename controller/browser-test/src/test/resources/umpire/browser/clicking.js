// Plays on the page /play by clicking everything that is offered, and measures the time from each click until the
// result is drawn. Every cue on the board must lead to an accepted action.
async ({ seed, steps, pauseMs }) => {
  let state = seed;
  const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const busy = () => document.body.hasAttribute("aria-busy");
  const settled = async () => {
    while (busy()) {
      await frame();
    }
    await frame();
  };
  const happened = () =>
    ["#events", "#ways", "#facts", "#players"].map((one) => document.querySelector(one).textContent).join();
  const heading = () => document.querySelector("#heading").textContent;
  const troubles = [];
  const ms = [];
  const tell = (says) => troubles.push(`${says} | ${heading()} | ${document.querySelector("#says").textContent}`);

  const press = (mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const at = document.elementFromPoint(clientX, clientY);
    const how = { bubbles: true, clientX, clientY, isPrimary: true, button: 0, pointerId: 1 };
    ["pointerdown", "pointerup"].forEach((kind) => at?.dispatchEvent(new PointerEvent(kind, how)));
  };
  const overflow = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = all(".panel *").filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0);
    const text = wide.filter((one) => getComputedStyle(one).overflowX === "visible" && one.matches("button, p, h1, h2, li"));
    const out = all("body *").filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
    return scrollWidth > clientWidth ? `the page is too wide: ${out.at(-1)?.outerHTML.slice(0, 200)}` : text.length > 0 ? `too wide: ${text[0].textContent}` : "";
  };

  /** Returns the visible boxes of a text, without those scrolled out of a list. */
  const boxes = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    let seen = [...range.getClientRects()].map(({ left, top, right, bottom }) => ({ text, left, top, right, bottom }));
    for (let around = text.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow !== "visible") {
        const { left, top, right, bottom } = around.getBoundingClientRect();
        seen = seen.map((box) => ({
          text,
          left: Math.max(left, box.left),
          top: Math.max(top, box.top),
          right: Math.min(right, box.right),
          bottom: Math.min(bottom, box.bottom),
        }));
      }
    }
    return seen.filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1);
  };
  /** The board's own names and numbers are drawings. */
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const { parentElement: around, data } = walker.currentNode;
      if (data.trim() && !around.closest("svg, script") && around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        found.push(...boxes(walker.currentNode));
      }
    }
    return found;
  };
  /** Lines of text touch; letters do not. */
  const TOUCHING_PX = 4;
  const overlap = () => {
    const seen = texts();
    for (const [i, one] of seen.entries()) {
      const over = seen.slice(i + 1).find(
        (other) =>
          other.text !== one.text &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCHING_PX &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOUCHING_PX,
      );
      if (over) {
        return `“${one.text.data}” and “${over.text.data}” lie over one another`;
      }
    }
    return "";
  };

  const acted = async (what, act) => {
    const before = happened() + heading();
    const start = performance.now();
    act();
    const asked = busy();
    await settled();
    if (asked) {
      ms.push(performance.now() - start);
      const refused = document.querySelector("#refused");
      if (!refused.hidden) {
        tell(`refused after ${what}: ${refused.textContent}`);
      } else if (happened() + heading() === before) {
        tell(`nothing came of ${what}`);
      }
    }
    return asked;
  };

  /** In three of four choices attacks come first: players who only walk about hardly ever end a game. */
  const ATTACK = /\b(?:attack|fire|shoot)/;
  const one = (list) => {
    const attacks = below(4) > 0 ? list.filter((each) => each.matches(".aim") || ATTACK.test(each.textContent)) : [];
    const among = attacks.length > 0 ? attacks : list;
    return among[below(among.length)];
  };

  const over = () => document.querySelector("#heading").dataset.need === "over";
  let stuck = 0;
  let step = 0;
  await settled();
  for (; step < steps && !over() && troubles.length < 3; step++) {
    const ways = all("#throw, #done, #ways .way-button:not(.quiet)");
    if (ways.length === 0) {
      // It is the turn of the table's own seat.
      if (++stuck > 300) {
        tell("nothing can be done");
        break;
      }
      step--;
      await new Promise((done) => setTimeout(done, 200));
      continue;
    }
    stuck = 0;
    const way = one(ways);
    const named = way.textContent;
    if (!(await acted(named, () => way.click())) && document.querySelector("#ways-title").checkVisibility()) {
      const marks = all("#board .cue.may-go, #board .cue.aim");
      const listed = all("#ways .way-button:not(.quiet)");
      if (marks.length > 0 && (below(2) === 0 || listed.length === 0)) {
        const mark = one(marks);
        if (!(await acted(`${named}, then a mark`, () => press(mark)))) {
          const there = all("#menu .way-button");
          if (there.length > 0) {
            const next = one(there);
            await acted(`${named}, then ${next.textContent}`, () => next.click());
          } else {
            tell(`a mark led to nothing: ${named}`);
          }
        }
      } else if (listed.length > 0) {
        const next = one(listed);
        await acted(`${named}, then ${next.textContent}`, () => next.click());
      }
    }
    [overflow(), overlap()].filter(Boolean).forEach(tell);
    if (pauseMs > 0) {
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }
  return { steps: step, over: over(), troubles, ms: ms.map(Math.round) };
}
