/**
 * Conversion between records and JSON, for messages, commands and pages. Fields have the names and the order of the components, and empty
 * ones are absent. Knows no message. It describes only the board, which messages and pages share.
 */
package umpire.mqtt.json;
