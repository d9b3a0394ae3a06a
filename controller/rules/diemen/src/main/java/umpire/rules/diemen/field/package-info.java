/**
 * The battlefield: spaces and their terrain, the two sides, their troops and where these stand, and the scenario file that defines them.
 */
package umpire.rules.diemen.field;
