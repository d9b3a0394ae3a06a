/**
 * The broker that comes with the table, so that nothing has to be installed: MQTT 5 and 3.1.1, over TCP and WebSocket, in memory.
 *
 * <p>{@link umpire.broker.PublicationRouter} is its heart; everything there happens on one thread, so that keeping a message,
 * handing it out and answering a subscription never come between each other. Nothing is kept for a client that is not connected: whoever
 * comes back reads how things stand from what is retained. Who may read and write what is decided in
 * {@link umpire.broker.TopicPermissions} and enforced when someone subscribes, when he publishes and again when a message is about to
 * be delivered, since a filter such as {@code umpire/#} is wider than what a watcher may read. This room knows topics, but nothing
 * of what is said on them. The packets themselves are read and written by Netty.
 */
package umpire.broker;
