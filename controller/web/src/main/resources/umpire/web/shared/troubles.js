// What is wrong with the table: with its parts, and with what the camera sees of it.

import { make } from "./svg.js";

/** @typedef {Map<string, Told.Alert>} Alerts by their topics */

/** The topic of what keeps the camera from seeing well. */
export const SIGHT = "alert/sight";

/**
 * Takes one of them, or that it is over.
 * @param {Alerts} alerts
 * @param {string} topic
 * @param {Told.Alert | null} alert
 */
export function takeAlert(alerts, topic, alert) {
  if (alert) {
    alerts.set(topic, alert);
  } else {
    alerts.delete(topic);
  }
}

const OF_THE_EYE = [SIGHT, "alert/camera", "alert/reading"];

/**
 * Returns those of which the prompt does not say the same: nothing is said twice.
 * @param {Alerts} alerts
 * @param {string} prompted
 * @param {boolean} [eyeless] whether nobody here plays by what the camera sees
 */
export const untold = (alerts, prompted, eyeless = false) =>
  [...alerts]
    .filter(([topic, { says }]) => !prompted.includes(says) && !(eyeless && OF_THE_EYE.includes(topic)))
    .map(([, alert]) => alert);

/**
 * Returns the one that matters most to whoever plays, where there is room for no more: what is broken, and then what
 * is not seen well. What the start found may wait.
 * @param {Alerts} alerts
 * @param {string} prompted
 */
export function foremost(alerts, prompted) {
  const left = untold(alerts, prompted);
  const sight = alerts.get(SIGHT);
  return left.find(({ severity }) => severity === "trouble") ?? left.find((alert) => alert === sight);
}

/**
 * @param {HTMLElement} list
 * @param {Told.Alert[]} alerts
 */
export function showAlerts(list, alerts) {
  const says = alerts.map((alert) => alert.says).join();
  if (list.dataset.says !== says) {
    list.dataset.says = says;
    list.replaceChildren(...alerts.map((alert) => make("li", alert.severity, alert.says)));
  }
}
