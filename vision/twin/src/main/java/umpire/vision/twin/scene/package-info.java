/**
 * The content of the virtual table at one moment: pieces, dice, hands and light, and where there is room. A scene is an immutable value.
 * This package neither moves nor draws anything.
 */
package umpire.vision.twin.scene;
