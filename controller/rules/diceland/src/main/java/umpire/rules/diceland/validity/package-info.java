/** Says what is impossible about a position that somebody wrote down. */
package umpire.rules.diceland.validity;
