/**
 * What the table says and hears over MQTT, as {@code docs/mqtt} promises it.
 *
 * <p>Three parts, in the order of the data: {@link umpire.table.mqtt.Announcer} turns bulletins into payloads, and says only
 * what changed; {@link umpire.table.mqtt.Outbox} keeps what must still be said; {@link umpire.table.mqtt.ConnectionSupervisor} keeps a
 * connection and replaces it when it breaks or hangs. The other way round {@link umpire.table.mqtt.CommandReceiver} reads commands,
 * checks who sent them and passes them on. {@link umpire.table.mqtt.MqttLink} is the door for the rest of the table.
 *
 * <p>Nothing here may block the table's thread, and nothing runs in a callback of the client library but an enqueue.
 */
package umpire.table.mqtt;
