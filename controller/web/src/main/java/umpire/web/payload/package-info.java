/**
 * What the pages are told, a record an answer and a field a component: the scene of the virtual table and its changes, the
 * links, and what came of a request. Each is made from what it describes and from nothing else; {@code umpire.mqtt.json} makes
 * JSON of it. Pure.
 */
package umpire.web.payload;
