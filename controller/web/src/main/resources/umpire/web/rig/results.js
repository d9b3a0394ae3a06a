// The panels of the steps that judge the lens and accept it.

import { errorMap, legend, tagMap } from "./maps.js";
import { make } from "../shared/svg.js";
import { button, field, goodOrDoubtful, list, only, paragraph, verdict } from "./widgets.js";

/** @import { StepPanel } from "./widgets.js" */

const PUT_AWAY =
  "Put the board away, so that all corner tags of the table are seen. They are measured through the new " +
  "lens and compared with the rig file.";
const LAY_FLAT =
  "Lay the board flat on the table, between the corner tags. The table measures its squares, and you compare them " +
  "with your ruler.";

/** @param {Shown.Act} act @returns {StepPanel} */
export function result(act) {
  const body = make("div", "result");
  const shown = only(body, (/** @type {Rig.Result | undefined} */ what) => {
    if (!what) {
      return [paragraph("The lens is being worked out. That takes some seconds.", "verdict doubtful")];
    }
    const outcome = verdict(what.verdict, what.says);
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
          make("h2", "", "The error of the lens on the table"),
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
    return [outcome, ...(what.more.length > 0 ? [list("lacks", what.more)] : []), figures, ...map, pictures];
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

/** @param {Shown.Act} act @param {{ virtual: boolean }} things @returns {StepPanel} */
export function tags(act, { virtual }) {
  const body = make("div", "result");
  const shown = only(body, (/** @type {Rig.CornerTags | undefined} */ what) =>
    !what
      ? [paragraph("The corner tags are looked for.", "verdict doubtful")]
      : [
          verdict(goodOrDoubtful(what.good), what.says),
          tagMap(what),
          paragraph(
            "Each line leads from a tag's place in the rig file to where the camera sees it, drawn 100 times too long.",
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
      paragraph(PUT_AWAY),
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

/** @param {Shown.Act} act @param {{ virtual: boolean }} things @returns {StepPanel} */
export function check(act, { virtual }) {
  const [thick, thickInput] = field(
    "Height of the board's face above the table, mm",
    { type: "number", min: 0, max: 100, step: "any", value: 0 },
    "the thickness of its glass or wood; 0 for bare paper",
  );
  const body = make("div", "result");
  const shown = only(body, (/** @type {Rig.Distance | undefined} */ what) =>
    what ? [verdict(goodOrDoubtful(what.good), what.says), list("plain-list", what.tags)] : [],
  );
  const measure = () => act("check", { thickMm: Number(thickInput.value) });
  return {
    elements: [
      make("h1", "", "Check a distance"),
      paragraph(LAY_FLAT),
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

/** @param {Shown.Act} act @returns {StepPanel} */
export function accept(act) {
  const body = make("div", "result");
  /** @param {{ good: boolean, says: string } | undefined} measured @param {string} missing when unmeasured */
  const outcome = (measured, missing) =>
    measured ? verdict(goodOrDoubtful(measured.good), measured.says) : paragraph(missing, "verdict doubtful");
  const shown = only(body, (/** @type {Partial<Rig.Parts>} */ { result: lens, tags: seen, distance, file }) => [
    lens ? verdict(lens.verdict, lens.says) : verdict("refused", ""),
    outcome(seen, "The corner tags were not measured."),
    outcome(distance, "No distance was checked. You may go back and do it."),
    paragraph(
      `The lens is written into ${file?.name}. Its old version is kept beside it, so you can go back to that.`,
      "soft path",
    ),
  ]);
  return {
    elements: [make("h1", "", "Accept this lens?"), body],
    update: ({ result: lens, tags: seen, distance, file }) => shown({ result: lens, tags: seen, distance, file }),
    onward: ["Accept, and give the camera back", () => act("accept")],
  };
}
