/**
 * The web server of the pages: the display, which anyone may open, and the virtual table, at which people play.
 *
 * <p>The display gets only files from this server; its content comes over MQTT. For the virtual table, the server
 * passes actions on to {@link umpire.vision.twin.VirtualTable} and returns its scene. It knows no game. This module
 * decides nothing and never calls the referee.
 */
package umpire.web;
