/**
 * The answers to the pages as records: one per answer, with a component per field. They hold the scene of the virtual
 * table and its changes, the links, and the results of requests. {@code umpire.mqtt.json} makes JSON of them. Pure.
 */
package umpire.web.payload;
