/** Frog Pond: the example of CONTRIBUTING.md, a whole room of a small game with a die and cards. Its rules are in frog-pond.md. */
package umpire.rules.kernel.toy.frogpond;
