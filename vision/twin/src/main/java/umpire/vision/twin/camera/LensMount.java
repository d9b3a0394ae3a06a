package umpire.vision.twin.camera;

import umpire.hardware.Camera;

/** Which camera hangs where: two lenses that are mounted alike see the same. */
public record LensMount(Camera camera, CameraBump cameraBump) {}
