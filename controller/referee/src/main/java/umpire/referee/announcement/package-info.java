/**
 * The announcements of the table, in words and places, without topics, colours or markup. Adapters turn them into
 * messages, light and pages.
 */
package umpire.referee.announcement;
