/**
 * What the table says and hears over MQTT, as {@code docs/mqtt} promises it. {@link umpire.mqtt.MqttLink} is all that the rest
 * of the table speaks to.
 *
 * <p>The rooms, in the order of the data: {@link umpire.mqtt.payload} has a record for each topic, {@link umpire.mqtt.json}
 * binds records as JSON, {@link umpire.mqtt.publishing} says what changed, {@link umpire.mqtt.connection} keeps what must
 * still be said and a connection to say it by. The other way round {@link umpire.mqtt.command} reads commands and answers
 * them, and {@link umpire.mqtt.access} knows who may send them.
 *
 * <p>Nothing here may block the table's thread, and nothing runs in a callback of the client library but an enqueue.
 */
package umpire.mqtt;
