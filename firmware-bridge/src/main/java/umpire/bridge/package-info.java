/** Announcements become light, edges become presses. */
package umpire.bridge;
