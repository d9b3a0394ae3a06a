// The alerts of the table: about its parts, and about the view of its camera.

import { make } from "./svg.js";

/** @typedef {Map<string, Told.Alert>} Alerts by their topics */

/** The topic of the alert about the camera's view. */
export const SIGHT = "alert/sight";

/**
 * Stores an alert, or removes one that is over.
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

const CAMERA = "alert/camera";

/**
 * Returns the alerts that do not concern a page at a virtual table, where play does not wait for the camera. Its
 * operator still gets the alert about wrong readings.
 * @param {boolean} player whether the page is a player's
 */
export const eyeless = (player) => [SIGHT, CAMERA, ...(player ? ["alert/reading"] : [])];

/**
 * Returns the alerts that the prompt does not repeat.
 * @param {Alerts} alerts
 * @param {string} prompted
 * @param {string[]} [hidden] the topics of alerts that do not concern the page
 */
export const untold = (alerts, prompted, hidden = []) =>
  [...alerts]
    .filter(([topic, { says }]) => !prompted.includes(says) && !hidden.includes(topic))
    .map(([, alert]) => alert);

/**
 * Returns the most important alert for a player: first a broken part, then a bad view. Other alerts, such as advice
 * from the table's start, are left out.
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
