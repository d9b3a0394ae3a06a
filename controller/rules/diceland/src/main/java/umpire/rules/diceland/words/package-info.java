/** Says to people what may be done, what is awaited, and what points were for. */
package umpire.rules.diceland.words;
