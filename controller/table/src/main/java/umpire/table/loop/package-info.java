/**
 * The one thread that owns the table. Everybody else only enqueues: each turn drains a bounded number of inputs, steps the
 * session, makes the entries durable and only then tells the listeners.
 */
package umpire.table.loop;
