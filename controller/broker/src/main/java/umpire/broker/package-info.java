/**
 * The table's embedded broker, so no other broker need be installed. It serves MQTT 5 and 3.1.1, over TCP and WebSocket, and stores
 * messages in memory.
 *
 * <p>{@link umpire.broker.PublicationRouter} is the core. It runs on one thread, so storing a message, delivering it and answering a
 * subscription never interleave. The broker queues nothing for disconnected clients: after reconnecting, a client reads the current state
 * from the retained messages. {@link umpire.broker.TopicPermissions} decides who may read and write. The broker enforces this on
 * subscribing, on publishing and on each delivery, since a filter such as {@code umpire/#} covers more than a watcher may read. This
 * package knows topics, but no message contents. Netty encodes and decodes the packets.
 */
package umpire.broker;
