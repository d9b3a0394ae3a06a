/**
 * The threads between devices and the table: frames in, presses in, light out. A device that fails is trouble, told once and
 * tried again; it never stops the table.
 */
package umpire.table.pump;
