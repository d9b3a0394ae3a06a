/** The battlefield: spaces and their terrain, the two sides, their troops and where these stand, and the file all of it begins with. */
package umpire.rules.diemen.field;
