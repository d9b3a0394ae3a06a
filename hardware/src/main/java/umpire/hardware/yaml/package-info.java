/**
 * Reads small YAML files written by people. All problems are collected with their lines, so that the whole file can be corrected at once.
 * Anchors, tags and deep nesting are refused before anything is built from them.
 */
package umpire.hardware.yaml;
