/** Access rights: the tokens of the operator and of each seat, and the file that stores them. */
package umpire.mqtt.access;
