/**
 * Why a picture was read as it was, drawn on it: what was found stage by stage, what was weighed up and ruled out, and by what. For people;
 * no reading depends on it.
 */
package umpire.vision.explain;
