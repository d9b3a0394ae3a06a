// The panel of each step: built once when the step begins, and told whatever comes in from then on.

import { errorMap, legend, tagMap } from "./maps.js";
import { make } from "../shared/svg.js";

export const STEPS = [
  ["focus", "Focus and light", "Turn the lens until the picture is sharp."],
  ["wave", "Wave the board", "Hold it everywhere, tilted to all sides. Pictures are taken by themselves."],
  ["result", "The lens", "How good it is, in millimetres on your table."],
  ["tags", "Corner tags", "They are measured through the new lens."],
  ["check", "Check a distance", "Lay the board down: are the table's millimetres yours?"],
  ["accept", "Accept", "The rig file is written, and the old one kept."],
];
const SIGNS = { good: "✓", doubtful: "▲", refused: "✕" };

const list = (className, lines) => make("ul", className, ...lines.map((line) => make("li", "", line)));
const paragraph = (says, className = "") => make("p", className, says);

export function button(says, act, className = "") {
  const element = make("button", className, says);
  element.addEventListener("click", act);
  return element;
}

function field(label, attributes, note = "") {
  const input = make("input");
  Object.entries(attributes).forEach(([name, value]) => input.setAttribute(name, value));
  return [
    make("label", "field", make("span", "", label), input, ...(note ? [make("span", "soft note", note)] : [])),
    input,
  ];
}

function slider(label, min, max, step, value, act) {
  const [element, input] = field(label, { type: "range", min, max, step, value });
  input.addEventListener("input", () => act(Number(input.value)));
  return element;
}

// Changes what is shown only where it is another: a reader is not interrupted, and a focus stays where it is.
function only(element, make) {
  let last;
  return (what) => {
    const now = JSON.stringify(what ?? null);
    if (now !== last) {
      last = now;
      element.replaceChildren(...make(what));
    }
  };
}

/** What is shown before a calibration: the board is asked back, and the rig file's versions can be gone back to. */
export function beginning({ run }, act) {
  const [, size, squareMm, markerMm, dictionary] = run.board.split(":");
  const [columns, rows] = size.split("x").map(Number);
  const [kind, kindInput] = [make("label", "field", make("span", "", "Kind")), make("select")];
  kindInput.append(
    ...[
      ["charuco", "Squares with tags (ChArUco)"],
      ["chessboard", "Plain chessboard"],
    ].map(([value, says]) => {
      const option = make("option", "", says);
      option.value = value;
      return option;
    }),
  );
  kind.append(kindInput);
  const [across, acrossInput] = field("Squares in a row", { type: "number", min: 3, max: 60, value: columns });
  const [down, downInput] = field("Rows of squares", { type: "number", min: 3, max: 60, value: rows });
  const [marker, markerInput] = field("Side of a tag, mm", {
    type: "number",
    min: 1,
    step: "any",
    value: Number(markerMm),
  });
  const [names, namesInput] = field("Tags", { value: dictionary });
  const [row, rowInput] = field("", {
    type: "number",
    min: 10,
    step: "any",
    required: "",
    value: columns * Number(squareMm),
    id: "row-mm",
  });
  const measured = () => (row.firstChild.textContent = `One row of all ${acrossInput.value} squares measures, mm`);
  measured();
  acrossInput.addEventListener("input", measured);
  const other = make("details", "", make("summary", "", "It is another board"), kind, across, down, marker, names);
  const chessboard = () => [marker, names].forEach((one) => (one.hidden = kindInput.value === "chessboard"));
  kindInput.addEventListener("change", chessboard);
  const board = () => {
    const side = (Number(rowInput.value) / Number(acrossInput.value)).toFixed(4);
    // A plain chessboard is named by its inner corners, of which there is one less each way.
    return kindInput.value === "chessboard"
      ? `chessboard:${acrossInput.value - 1}x${downInput.value - 1}:${side}`
      : `charuco:${acrossInput.value}x${downInput.value}:${side}:${Number(markerInput.value).toFixed(4)}:${namesInput.value}`;
  };
  const versions = make("section", "versions");
  const said = make("p", "said");
  const elements = [
    make("h1", "", "Calibrate the camera"),
    paragraph(
      "A lens bends straight lines. You show it a board with a known pattern from many sides, and the table finds out how. It takes two or three minutes, once for each camera; a game waits meanwhile.",
    ),
    said,
    make("h2", "", "Your board"),
    paragraph(
      run.virtual
        ? "The virtual table has one of its own. At a real table, print yours: ./umpire print calibration-board."
        : "Print it with ./umpire print calibration-board, glue it onto something flat, and lay a ruler along it: printers lie.",
    ),
    row,
    other,
    versions,
  ];
  const told = only(versions, (file) =>
    file
      ? [
          make("h2", "", "The rig file"),
          paragraph(file.name, "path"),
          paragraph(`The table looks through: ${file.says}.`, "soft"),
          make(
            "ul",
            "kept",
            ...file.versions.map(({ number, name, says }) => {
              const back = button("Go back", () => act("revert", { version: number }));
              back.setAttribute("aria-label", `Go back to version ${number}`);
              return make("li", "", make("span", "", make("b", "", name), make("span", "soft", ` ${says}`)), back);
            }),
          ),
        ]
      : [],
  );
  const update = (parts) => {
    told(parts.file);
    said.textContent = parts.run.says ?? "";
    said.hidden = !parts.run.says;
  };
  const begin = () => {
    const wrong = [rowInput, acrossInput, downInput, ...(kindInput.value === "charuco" ? [markerInput] : [])].find(
      (input) => !input.checkValidity() || input.value === "",
    );
    if (wrong) {
      other.open = other.open || wrong !== rowInput;
      wrong.reportValidity();
      wrong.focus();
    } else {
      act("begin", { board: board() });
    }
  };
  return { elements, update, onward: ["Begin", begin] };
}

function focus(act, { virtual }) {
  const bar = make("div", "bar", make("div", "fill"), make("div", "peak"));
  bar.setAttribute("role", "img");
  const [words, light] = [make("p", "verdict"), make("p", "verdict")];
  const own = virtual
    ? [
        make("h2", "", "The virtual lens"),
        slider("Turn the lens", 0.5, 4, 0.25, 0.5, (defocusPx) => act("lens", { defocusPx })),
        slider("Light in the room", 0.1, 1.6, 0.05, 1, (level) => act("lamp", { level })),
      ]
    : [
        paragraph(
          "Switch autofocus off. Once it is sharp, fix the ring: a lens that is turned afterwards is another lens.",
          "soft",
        ),
      ];
  return {
    elements: [
      make("h1", "", "Focus and light"),
      paragraph(
        "Turn the lens slowly. The bar grows as the picture gets sharper; the mark stays at the best so far. Turn back to it.",
      ),
      bar,
      words,
      make("h2", "", "Light"),
      light,
      ...own,
    ],
    update: ({ focus: now }) => {
      bar.children[0].style.setProperty("width", `${(now?.sharp ?? 0) * 100}%`);
      bar.children[1].style.setProperty("left", `${(now?.sharpest ?? 0) * 100}%`);
      bar.classList.toggle("right", now?.focused ?? false);
      bar.setAttribute(
        "aria-label",
        `Sharpness ${Math.round((now?.sharp ?? 0) * 100)} of 100, best so far ${Math.round((now?.sharpest ?? 0) * 100)}`,
      );
      words.textContent = now?.focus ?? "The first picture is awaited.";
      words.className = `verdict ${now?.focused ? "good" : "doubtful"}`;
      light.textContent = now?.light ?? "";
      light.className = `verdict ${now?.lit ? "good" : "doubtful"}`;
    },
    onward: ["Next: wave the board", () => act("step", { step: "wave" })],
  };
}

function wave(act, { virtual, waving }) {
  const count = make("p", "count");
  const missing = make("div", "missing");
  const again = button("Forget the last picture", () => act("forget", { all: false }));
  const myself = virtual ? button("Wave it for me (W)", () => waving.waveByItself(), "go") : undefined;
  const keys = make(
    "details",
    "",
    make("summary", "", "Move it yourself"),
    paragraph(
      "Drag it in the picture; with Shift the drag tilts it; the wheel brings it nearer, Alt and the wheel turn it. By keys: arrows move it, Shift and arrows tilt it, + and − bring it nearer and take it away, comma and point turn it.",
    ),
    ...(virtual ? [waving.pad()] : []),
  );
  const working = paragraph("The lens is being worked out…", "soft");
  const shown = only(missing, (coverage) =>
    !coverage
      ? []
      : coverage.enough
        ? [paragraph("Nothing is missing. Go on, or take more: they make it surer.", "verdict good")]
        : [make("h2", "", "Still missing"), list("lacks", coverage.missing)],
  );
  return {
    elements: [
      make("h1", "", "Wave the board"),
      paragraph(
        "Hold it still for a moment, in each part of the picture, tilted to all sides. A picture is taken by itself. The dark parts of the picture were not reached yet.",
      ),
      make("div", "row counted", count, working),
      ...(virtual ? [make("div", "row", myself)] : []),
      missing,
      ...(virtual ? [keys] : []),
      make("div", "row", again),
    ],
    update: ({ run, coverage }) => {
      const taken = coverage?.taken ?? 0;
      count.textContent = `${taken} ${taken === 1 ? "picture" : "pictures"}`;
      working.hidden = !run.working;
      again.disabled = taken === 0;
      shown(coverage);
      if (myself) {
        myself.textContent = waving.waving ? "Stop waving (W)" : "Wave it for me (W)";
        myself.setAttribute("aria-pressed", String(waving.waving));
      }
    },
    ready: ({ coverage }) => coverage?.enough ?? false,
    onward: ["Next: the lens", () => act("step", { step: "result" })],
  };
}

function result(act) {
  const body = make("div", "result");
  const shown = only(body, (what) => {
    if (!what) {
      return [paragraph("The lens is being worked out. That takes some seconds.", "verdict doubtful")];
    }
    const verdict = paragraph(`${SIGNS[what.verdict]} ${what.says}`, `verdict ${what.verdict}`);
    const figures = make(
      "dl",
      "figures",
      ...what.figures.flatMap(({ name, value, means }) => [
        make("dt", "", name),
        make("dd", "", make("b", "", value), make("span", "soft", ` ${means}`)),
      ]),
    );
    const map = what.map
      ? [
          make("h2", "", "How far off, on the table"),
          errorMap(what.map),
          legend(what.map),
          paragraph(what.map.says, "soft"),
        ]
      : [];
    const pictures = make(
      "details",
      "",
      make("summary", "", `The ${what.pictures.length} pictures`),
      make(
        "ul",
        "pictures",
        ...what.pictures.map(({ name, used, says }) => make("li", used ? "" : "left-out", `${name}: ${says}`)),
      ),
    );
    return [verdict, ...(what.more.length > 0 ? [list("lacks", what.more)] : []), figures, ...map, pictures];
  });
  return {
    elements: [make("h1", "", "The lens"), body],
    update: ({ run, result: now }) => shown(run.working ? undefined : now),
    ready: ({ run, result: now }) => !run.working && now !== undefined,
    label: ({ result: now }) => (now?.verdict === "refused" ? "Back: take more pictures" : "Next: the corner tags"),
    onward: [
      "Next: the corner tags",
      ({ result: now }) => act("step", { step: now?.verdict === "refused" ? "wave" : "tags" }),
    ],
  };
}

function tags(act, { virtual }) {
  const body = make("div", "result");
  const shown = only(body, (what) =>
    !what
      ? [paragraph("The corner tags are looked for.", "verdict doubtful")]
      : [
          paragraph(
            `${what.good ? SIGNS.good : SIGNS.doubtful} ${what.says}`,
            `verdict ${what.good ? "good" : "doubtful"}`,
          ),
          tagMap(what),
          paragraph(
            "The lines show, a hundred times too long, where each tag is seen from where the rig file has it.",
            "soft",
          ),
          list("lacks", what.troubles),
          list(
            "plain-list",
            what.tags.map(({ says }) => says),
          ),
        ],
  );
  return {
    elements: [
      make("h1", "", "The corner tags"),
      paragraph(
        `Put the board away, so that all corner tags of the table are seen. Through the new lens they are measured and held against the rig file.`,
      ),
      ...(virtual
        ? [
            make(
              "div",
              "row",
              button("Put the virtual board away (P)", () => act("away")),
            ),
          ]
        : []),
      body,
    ],
    update: ({ tags: now }) => shown(now),
    onward: ["Next: check a distance", () => act("step", { step: "check" })],
  };
}

function check(act, { virtual }) {
  const [thick, thickInput] = field(
    "The board's face lies over the table by, mm",
    { type: "number", min: 0, max: 100, step: "any", value: 0 },
    "its glass or wood; 0 for bare paper",
  );
  const body = make("div", "result");
  const shown = only(body, (what) =>
    what
      ? [
          paragraph(
            `${what.good ? SIGNS.good : SIGNS.doubtful} ${what.says}`,
            `verdict ${what.good ? "good" : "doubtful"}`,
          ),
          list("plain-list", what.tags),
        ]
      : [],
  );
  const measure = () => act("check", { thickMm: Number(thickInput.value) });
  return {
    elements: [
      make("h1", "", "Check a distance"),
      paragraph(
        "Lay the board flat on the table, between the corner tags. The table measures its squares, and you see whether its millimetres are yours.",
      ),
      ...(virtual
        ? [
            make(
              "div",
              "row",
              button("Lay the virtual board down (L)", () => act("lie", { xMm: 60, yMm: -40, headingDeg: 20 })),
            ),
          ]
        : []),
      thick,
      make("div", "row", button("Measure (M)", measure, "go")),
      body,
    ],
    update: ({ distance }) => shown(distance),
    keys: { m: measure },
    onward: ["Next: accept", () => act("step", { step: "accept" })],
  };
}

function accept(act) {
  const body = make("div", "result");
  const shown = only(body, ({ result: lens, tags: seen, distance, file }) => [
    paragraph(`${SIGNS[lens?.verdict ?? "refused"]} ${lens?.says ?? ""}`, `verdict ${lens?.verdict}`),
    paragraph(
      seen ? `${seen.good ? SIGNS.good : SIGNS.doubtful} ${seen.says}` : "The corner tags were not measured.",
      `verdict ${seen?.good ? "good" : "doubtful"}`,
    ),
    paragraph(
      distance
        ? `${distance.good ? SIGNS.good : SIGNS.doubtful} ${distance.says}`
        : "No distance was checked. You may go back and do it.",
      `verdict ${distance?.good ? "good" : "doubtful"}`,
    ),
    paragraph(
      `The lens is written into ${file?.name}. What is in it now is kept beside it, and you can go back to it.`,
      "soft path",
    ),
  ]);
  return {
    elements: [make("h1", "", "Accept this lens?"), body],
    update: ({ result: lens, tags: seen, distance, file }) => shown({ result: lens, tags: seen, distance, file }),
    onward: ["Accept, and give the camera back", () => act("accept")],
  };
}

const PANELS = { focus, wave, result, tags, check, accept };

/**
 * Builds a step's panel: {elements, update, onward: [says, act], ready, label, keys}. What is ready and how the way
 * onward is called may depend on the parts.
 */
export function panelOf(step, act, things) {
  return PANELS[step](act, things);
}
