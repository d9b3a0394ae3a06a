/**
 * What is on and above the virtual table at one moment: where pieces stand, how dice lie, which hands reach in, in which light; and where
 * there is room. A scene is a value. Nothing here moves or is drawn.
 */
package umpire.vision.twin.scene;
