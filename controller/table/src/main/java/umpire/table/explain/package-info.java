/**
 * Why the table was read as it was, for the operator: the newest look with its stages drawn on it, and the frames of doubtful readings, which
 * are kept in a folder. It only listens; no reading waits for it.
 */
package umpire.table.explain;
