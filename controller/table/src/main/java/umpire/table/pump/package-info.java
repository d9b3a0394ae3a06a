/**
 * The threads between devices and the table: frames in, presses in, light out. A failing device is reported once and retried; it never
 * stops the table.
 */
package umpire.table.pump;
