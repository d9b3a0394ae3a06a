/** Who may ask what: the tokens of the operator and of each seat, and the file that keeps them. */
package umpire.mqtt.access;
