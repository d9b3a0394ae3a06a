/** Small whole games, one for each concept of the kernel, for the tests of any module. */
package umpire.rules.kernel.toy;
