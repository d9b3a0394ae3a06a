/** What may be done and why not: an action's first breach of the rules, and the list of those that breach none. */
package umpire.rules.ogreselves.refusal;
