// Learns a game on the page /play as a person does who does what the lesson lights, and nothing else. With `wrong`, something else is
// done first at every step that lets one: it must be told, and be put right by one click.
async ({ wrong }) => {
  const MOST_CLICKS = 200;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const text = (selector) => document.querySelector(selector)?.textContent ?? "";
  const troubles = [];
  const steps = [];
  const tell = (says) => troubles.push(`${text(".lesson-number")} ${text("#lesson h2")}: ${says}`);
  const settled = async () => {
    await frame();
    while (document.body.hasAttribute("aria-busy") || document.querySelector("#front[aria-busy]")) {
      await frame();
    }
    await frame();
  };
  const until = async (what, holds) => {
    const end = performance.now() + 10_000;
    while (!holds()) {
      if (performance.now() > end) {
        tell(`waited in vain until ${what}`);
        return;
      }
      await frame();
    }
  };
  const needs = new Set();
  const watch = () => needs.add(document.querySelector("#heading").dataset.need);
  new MutationObserver(watch).observe(document.querySelector("#heading"), { attributes: true, subtree: true, childList: true });

  const click = async (button) => {
    button.scrollIntoView({ block: "center" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    if (at !== button && !button.contains(at)) {
      tell(`“${button.textContent}” is covered by ${at?.outerHTML.slice(0, 80)}`);
    }
    button.click();
    await settled();
  };
  const press = async (mark) => {
    mark.scrollIntoView({ block: "center" });
    const { left, top, width, height } = mark.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const at = document.elementFromPoint(clientX, clientY);
    const how = { bubbles: true, clientX, clientY, isPrimary: true, button: 0, pointerId: 1 };
    ["pointerdown", "pointerup"].forEach((kind) => at?.dispatchEvent(new PointerEvent(kind, how)));
    await settled();
  };
  const number = () => text(".lesson-number");
  const astray = () => all(".lesson-astray").length > 0;
  const button = (says) => all("#lesson .lesson-ways button").find((one) => one.textContent === says);

  /** Does something that is legal and not what the lesson asks for. */
  const err = async () => {
    const before = number();
    for (let i = 0; i < 3 && number() === before && !astray(); i++) {
      const others = all("#menu .way-button:not(.wanted), #ways .way-button:not(.wanted):not(.quiet)");
      const marks = all("#board .cue.may-go");
      if (others.length > 0) {
        await click(others.at(-1));
      } else if (marks.length > 0) {
        await press(marks[0]);
      }
    }
    if (number() !== before) {
      tell(`${before} went on though something else was done`);
    } else if (astray()) {
      await click(button("Put it right"));
      await until("it is put right", () => !astray());
      return true;
    }
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await settled();
    return false;
  };
  /** Does what is lit: a button, or a mark on the board. */
  const follow = async () => {
    const [lit] = [...all("#menu .wanted"), ...all("#done.wanted"), ...all("#ways .wanted")];
    const marks = all("#board .cue.may-go, #board .cue.aim, #board .cue.take-from, #board .cue.may-touch, #board .cue.put-to");
    if (marks.length > 0 && all("#menu .wanted").length === 0 && !all("#done.wanted").length) {
      await press(marks[0]);
    } else if (lit) {
      await click(lit);
    } else {
      tell(`nothing is lit; ${all(".way-button").length} ways`);
    }
  };

  let erred = 0;
  let last = "";
  let clicks = 0;
  for (; clicks < MOST_CLICKS && troubles.length === 0 && !button("Play this now"); clicks++) {
    const before = number();
    if (before !== last) {
      last = before;
      steps.push(`${before} ${text("#lesson h2")}`);
      if (wrong && !button("Go on") && (await err())) {
        erred++;
      }
      if (number() !== before) {
        break;
      }
    }
    if (button("Go on")) {
      await click(button("Go on"));
      await until("the next step comes", () => number() !== before);
    } else if (button("Try it")) {
      await click(button("Try it"));
      await until("the next step comes", () => number() !== before);
      await frame();
      if (!/\(.*\d|\(/.test(text("#refused")) || document.querySelector("#refused").hidden) {
        tell(`it is not told why that was refused: ${text("#refused")}`);
      }
    } else if (all("#throw").length > 0) {
      await click(document.querySelector("#throw"));
      await until("the next step comes", () => number() !== before);
    } else {
      await follow();
    }
    await settled();
  }
  if (clicks === MOST_CLICKS) {
    tell("it does not end");
  }
  const odd = [...needs].filter((need) => ["set-up", "correction", "carry-out"].includes(need));
  return { troubles, steps, clicks, erred, odd };
}
