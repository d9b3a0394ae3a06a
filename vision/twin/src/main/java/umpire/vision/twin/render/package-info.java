/**
 * Renders a scene through a lens: bodies, hands, shadows and light, and their visible shares. Never changes a scene. The same scene, seed
 * and frame number give the same bytes.
 */
package umpire.vision.twin.render;
