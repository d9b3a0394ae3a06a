/**
 * The broker that comes with the table, so that nothing has to be installed: Artemis, in memory, for MQTT over TCP and
 * WebSocket.
 *
 * <p>It keeps nothing between runs; the table publishes everything again when it connects. Who may read and write what is
 * decided in {@link umpire.table.broker.Rights} and enforced when someone subscribes, when he publishes and again when a
 * message is about to be delivered, since a filter such as {@code umpire/#} is wider than what a watcher may read. This room
 * knows topics, but nothing of what is said on them.
 */
package umpire.table.broker;
