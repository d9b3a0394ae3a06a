/**
 * Commands: they are parsed, checked against their senders' rights, passed on once and answered. The referee decides what a command does.
 */
package umpire.mqtt.command;
