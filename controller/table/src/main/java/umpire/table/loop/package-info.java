/**
 * The single thread that owns the table. All others only enqueue. Each turn takes a limited number of inputs, steps the session, stores the
 * entries and then tells the listeners.
 */
package umpire.table.loop;
