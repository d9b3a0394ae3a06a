/** Small whole games, one for each word of the kernel, which any room's tests may play. */
package umpire.rules.kernel.toy;
