/**
 * The table's MQTT interface, as documented in {@code docs/mqtt}. The rest of the table uses {@link umpire.mqtt.MqttLink} only.
 *
 * <p>The packages, in the order of the data: {@link umpire.mqtt.payload} has a record for each topic, {@link umpire.mqtt.json} binds
 * records as JSON, {@link umpire.mqtt.publishing} publishes changes, and {@link umpire.mqtt.connection} queues messages and sends them. In
 * the other direction {@link umpire.mqtt.command} parses and answers commands, and {@link umpire.mqtt.access} checks their senders.
 *
 * <p>Nothing here may block the table's thread. Callbacks of the client library only enqueue.
 */
package umpire.mqtt;
