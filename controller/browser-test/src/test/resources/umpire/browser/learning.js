// Learns a game on the page /play by clicking only highlighted elements, at random where there are several. With
// `wrong`, it first makes a mistake at every step that allows one. An illegal action is refused with its rule. A legal
// one is named and corrected by one click. The step stays the same.
async ({ wrong, seed, patienceMs }) => {
  const MOST_CLICKS = 200;
  let state = seed;
  const one = (list) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)];
  };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const text = (selector) => document.querySelector(selector)?.textContent ?? "";
  const troubles = [];
  const steps = [];
  const tell = (says) => troubles.push(`${text(".lesson-number")} ${text("#lesson h2")}: ${says}`);
  const until = async (what, holds) => {
    const end = performance.now() + patienceMs;
    while (!holds()) {
      if (performance.now() > end) {
        tell(`waited in vain until ${what}`);
        return;
      }
      await frame();
    }
  };
  const busy = () => document.querySelector("body[aria-busy], #front[aria-busy]") !== null;
  const settled = async () => {
    await frame();
    await until("the table answers", () => !busy());
    await frame();
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
  /** Changes with the step, and once it is done. */
  const shownStep = () => number() + text(".lesson-says");
  const astray = () => all(".lesson-astray").length > 0;
  const button = (says) => all("#lesson .lesson-ways button").find((one) => one.textContent === says);

  /** Where the board is beside the text, all text is visible without scrolling, and no button covers it. */
  const readWhole = (when) => {
    if (innerWidth < 1000) {
      return;
    }
    for (const told of all("#lesson p, #lesson h2, #refused, #lesson button")) {
      const { left, top, bottom } = told.getBoundingClientRect();
      const hidden = [top + 3, (top + bottom) / 2, bottom - 3].filter((y) => {
        const at = document.elementFromPoint(left + 12, y);
        return at !== told && !told.contains(at);
      });
      if (hidden.length > 0) {
        tell(`${when}, this is not seen whole: ${told.textContent}`);
      }
    }
  };

  /** A throw is visible without scrolling. */
  const seeThrow = () => {
    scrollTo(0, 0);
    for (const face of all("#thrown .die-face")) {
      const { left, top, width, height } = face.getBoundingClientRect();
      const ends = [top + 2, top + height - 2].map((y) => document.elementFromPoint(left + width / 2, y));
      const over = ends.find((at) => !face.contains(at) && !at?.closest(".faces"));
      if (over !== undefined) {
        tell(`the dice are not seen whole: ${over?.outerHTML.slice(0, 80)}`);
      }
    }
  };

  const MARKS = [".may-go", ".aim", ".take-from", ".may-touch", ".put-to"].map((role) => `#board .cue${role}`).join();
  const put = async () => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await settled();
  };
  const refused = () => (document.querySelector("#refused").hidden ? "" : text("#refused"));
  /** A refusal names the rule's section, except for an input that is not a move at all. */
  const NAMES_A_RULE = /\([^()]*\d[^()]*\)|\([A-Z][^()]*\)|^That is not a legal move\./;

  /** Returns the place of a cue. */
  const placeOf = (mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    return document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .map((under) => under.closest("[data-place]")?.dataset.place)
      .find((place) => place !== undefined);
  };

  /** A list entry that selects a piece tells the number of its actions. */
  const PICKS = /: \d+ ways$/;

  /** Puts a piece on an illegal place. Returns whether that was refused. */
  const offend = async () => {
    const before = number();
    const [entry] = all("#ways .way-button").filter((way) => PICKS.test(way.textContent));
    if (!entry) {
      return false;
    }
    const lit = all(MARKS).map(placeOf);
    await click(entry);
    const picked = !document.querySelector("#ways-title").hidden && text("#ways-title").includes(" on ");
    const taken = new Set([...all("#board .standing").map((standing) => standing.dataset.place), ...lit, ...all(MARKS).map(placeOf)]);
    const places = all("#board .area[data-place]").filter((area) => !taken.has(area.dataset.place));
    if (picked && number() === before && !astray() && places.length > 0) {
      await press(one(places));
      // The click may have selected the piece on that place instead.
      if (document.querySelector("#ways-title").hidden && number() === before && !astray()) {
        await until("it is told why not", () => refused() !== "");
      }
      const why = refused();
      readWhole("after a refusal");
      await put();
      if (why && !NAMES_A_RULE.test(why)) {
        tell(`it is refused without a rule: ${why}`);
      }
      // The click may have played a legal action that the lesson does not ask for.
      if (astray()) {
        readWhole("after another move");
        await click(button("Put it right"));
        return true;
      }
      return why !== "";
    }
    return false;
  };
  /** Returns the name of the seat that is framed, without the mark of the leader. */
  const framed = () => document.querySelector("#players .turn b")?.firstChild?.textContent;
  /** Plays a legal action that the lesson does not ask for. Returns whether there was one. */
  const err = async () => {
    const before = number();
    const turn = framed();
    let secret = false;
    for (let i = 0; i < 4 && number() === before && !astray(); i++) {
      secret ||= all("#ways .secret").length > 0;
      const declares = secret ? all("#done[aria-disabled=false]:not(.wanted)") : [];
      const open = all("#menu .way-button:not(.wanted), #ways .way-button:not(.wanted):not(.quiet), #done:not(.wanted)");
      const others = declares.length > 0 ? declares : open;
      if (others.length === 0) {
        break;
      }
      await click(one(others));
    }
    if (number() !== before) {
      tell(`${before} went on though something else was done`);
    } else if (astray()) {
      const told = text(".lesson-astray");
      readWhole("after another action");
      if (!secret && !/^[^.]+.* The rules allow that/.test(told)) {
        tell(`it is not named what was played instead: ${told}`);
      }
      if (framed() !== turn) {
        tell(`the frame left ${turn}, whose turn it is in this step`);
      }
      await click(button("Put it right"));
      await until("it is put right", () => !astray());
      return true;
    }
    await put();
    return false;
  };
  /** Clicks a highlighted button or a cue on the board. */
  const follow = async () => {
    const wanted = () => [...all("#menu .wanted"), ...all("#done.wanted"), ...all("#ways .wanted")];
    await until("something is lit", () => wanted().length > 0 || all(MARKS).length > 0);
    const [lit] = wanted();
    const marks = all(MARKS);
    if (all("#done.wanted").length > 0 && all("#board .cue.may-act").length > 0) {
      tell("a piece is lit that this step does not wait for");
    }
    if (marks.length > 0 && all("#menu .wanted").length === 0 && !all("#done.wanted").length) {
      await press(one(marks));
    } else if (lit) {
      await click(lit);
    }
  };

  /** The board stays where it is on a tall phone. One more line about the players is allowed. */
  const tops = [];
  const boardStays = () => {
    if (innerWidth < innerHeight && innerHeight > 700) {
      tops.push(document.querySelector("#board").getBoundingClientRect().top + scrollY);
      if (Math.max(...tops) - Math.min(...tops) > 16) {
        tell(`the board moves between steps: ${tops}`);
      }
    }
  };

  const erred = [];
  let last = "";
  let clicks = 0;
  for (; clicks < MOST_CLICKS && troubles.length === 0 && !button("Play this now"); clicks++) {
    const before = number();
    const toldBefore = shownStep();
    if (before !== last) {
      last = before;
      steps.push(`${before} ${text("#lesson h2")}`);
      readWhole("as the step begins");
      boardStays();
      if (wrong && !button("Go on")) {
        const offended = !button("Try it") && (await offend());
        const strayed = number() === before && (await err());
        erred.push({ step: before, offended, strayed, rolls: all("#throw").length > 0 });
      }
      if (number() !== before) {
        tell("something wrong was taken for what is asked");
        break;
      }
    }
    if (astray()) {
      // The table may report a wrong move late.
      readWhole("after a late answer");
      await click(button("Put it right"));
      await until("it is put right", () => !astray());
    } else if (button("Go on")) {
      await click(button("Go on"));
      await until("the next step comes", () => shownStep() !== toldBefore);
    } else if (button("Try it")) {
      await click(button("Try it"));
      await until("the next step comes", () => shownStep() !== toldBefore);
      await frame();
      await until("it is told why that was refused", () => /^Your try was refused: .*\(/.test(text(".lesson-changed")));
      if (refused() !== "") {
        tell(`a refusal stays at the next step: ${refused()}`);
      }
    } else if (all("#throw").length > 0) {
      if (text("#throw").startsWith("Throw") && /\bRoll\b/.test(text("#heading"))) {
        tell("the dice are rolled and thrown");
      }
      await click(document.querySelector("#throw"));
      await until("the next step comes", () => shownStep() !== toldBefore);
      await until("the dice lie still", () => all("#thrown .tumbling").length === 0);
      seeThrow();
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
