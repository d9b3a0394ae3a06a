/**
 * What may be asked of the table: commands are read into their records, held against the rights of their senders, passed on
 * once and answered. What a command does is the referee's business.
 */
package umpire.mqtt.command;
