/**
 * What the table says, in words and places: no topics, no colours, no markup. Adapters turn it into messages, light and
 * pages.
 */
package umpire.referee.announcement;
