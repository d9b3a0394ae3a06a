/**
 * What the table says and hears over MQTT, as {@code docs/mqtt} promises it.
 *
 * <p>Three parts, in the order of the data: {@link umpire.mqtt.Announcer} turns bulletins into payloads, and says only
 * what changed; {@link umpire.mqtt.Outbox} keeps what must still be said; {@link umpire.mqtt.ConnectionSupervisor} keeps a
 * connection and replaces it when it breaks or hangs. The other way round {@link umpire.mqtt.CommandReceiver} reads commands,
 * checks who sent them and passes them on. {@link umpire.mqtt.MqttLink} is all that the rest of the table uses.
 *
 * <p>Nothing here may block the table's thread, and nothing runs in a callback of the client library but an enqueue.
 */
package umpire.mqtt;
