/**
 * Reads small YAML files written by people. Every problem is collected with its line, so that one look at the answer mends
 * the whole file. Anchors, tags and deep nesting are refused before anything is built from them.
 */
package umpire.hardware.yaml;
