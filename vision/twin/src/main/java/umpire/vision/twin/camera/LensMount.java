package umpire.vision.twin.camera;

import umpire.hardware.Camera;

/** A camera and its mounting: equally mounted lenses have the same view. */
public record LensMount(Camera camera, CameraBump cameraBump) {}
