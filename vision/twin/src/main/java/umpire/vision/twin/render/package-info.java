/**
 * What a scene looks like through a lens: bodies, hands, shadows and light, drawn into a frame, and what of them is in sight. Changes
 * nothing in a scene. Same scene, seed and number of frame, same bytes.
 */
package umpire.vision.twin.render;
