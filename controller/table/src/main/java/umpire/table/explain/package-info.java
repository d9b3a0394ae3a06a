/**
 * Explains readings to the operator: the newest frame with its processing stages drawn on it, and the stored frames of doubtful readings.
 * It only observes; no reading waits for it.
 */
package umpire.table.explain;
