// The age of the shown state, and its reason. Ages count from the arrival of a message here, since clocks of other
// machines may be wrong. A time stamp of the table is used only if it is less than 15 s old, and not more than 2 s
// ahead, by this machine's clock.

const SILENT_MS = 15_000;
const NO_STATUS_MS = 4_000;
const FIRST_TRY_MS = 3_000;
const OLD_FRAME_MS = 5_000;

/** @param {number} ms */
export function spoken(ms) {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 100) {
    return `${seconds} s`;
  }
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** @typedef {{ level: "live" | "late" | "waiting" | "stale", title: string, says: string }} Verdict */

/** @param {string} title @param {string} says @returns {Verdict} */
const stale = (title, says) => ({ level: "stale", title, says });
/** @param {string} title @param {string} says @returns {Verdict} */
const waiting = (title, says) => ({ level: "waiting", title, says });

/**
 * Judges how far the shown state can be trusted: "live", "late" (seen late), "waiting" or "stale".
 * @param {Shown.Line} line the state of the connection to the broker
 * @param {number} nowMs the present time, by the same clock
 * @returns {Verdict}
 */
export function verdict(line, nowMs) {
  if (line.connection !== "open") {
    return unconnected(line, nowMs);
  }
  const open = nowMs - line.sinceMs;
  const state = line.status?.state;
  if (state === "lost") {
    return stale(
      "The table is gone",
      `The connection to it broke off${ago(line.statusMs, nowMs)}. This page shows its last state.`,
    );
  }
  if (state === "stopped") {
    return stale("The table was shut down", `This page shows its last state${ago(line.statusMs, nowMs)}.`);
  }
  if (state === undefined) {
    return open < NO_STATUS_MS
      ? waiting("Connected", "Waiting for the first message of the table.")
      : stale("No table here", `The broker at ${line.where} has heard nothing from a table named ${line.table}.`);
  }
  const silent = nowMs - (line.heardMs ?? line.sinceMs);
  if (silent > SILENT_MS) {
    return stale(`Silent for ${spoken(silent)}`, "The table has stopped talking. This page may be out of date.");
  }
  if (line.heardMs === undefined) {
    return waiting("Connected", "Waiting for the next message of the table.");
  }
  const frameMs = (line.health?.frameAgeMs ?? 0) + (nowMs - (line.healthMs ?? nowMs));
  if (line.health?.frameAgeMs !== undefined && line.health.frameAgeMs > OLD_FRAME_MS) {
    return { level: "late", title: `Picture ${spoken(frameMs)} old`, says: cameraSays(line.health) };
  }
  return { level: "live", title: "Live", says: `heard ${spoken(silent)} ago` };
}

/**
 * Returns the table's sentence about its camera, because the table knows whether the camera or the machine is at fault.
 * @param {Told.Health} health
 */
function cameraSays(health) {
  const camera = health.parts?.find((part) => part.part === "camera" && part.state !== "ok");
  return camera?.says ?? "The camera's last picture is old; the table cannot see what happens.";
}

/** @param {Shown.Line} line @param {number} nowMs */
function unconnected(line, nowMs) {
  const since = nowMs - line.sinceMs;
  if (line.status?.state === "stopped") {
    return stale(
      "The table was shut down",
      `It stopped${ago(line.statusMs, nowMs)}. This page shows its last state. ` +
        "The game goes on when the table is started again.",
    );
  }
  if (line.everOpen) {
    return stale("No connection", `Lost the table ${spoken(since)} ago; trying again. This page shows its last state.`);
  }
  return since < FIRST_TRY_MS
    ? waiting("Connecting", "Looking for the table.")
    : stale("No connection", `Nothing answers at ${line.where}. Is the table running?`);
}

/** @param {number | undefined} ms @param {number} nowMs */
function ago(ms, nowMs) {
  return ms === undefined ? "" : ` ${spoken(nowMs - ms)} ago`;
}
