package umpire.vision.twin;

import umpire.hardware.Camera;

/** Which camera hangs where: two lenses that are mounted alike see the same. */
record LensMount(Camera camera, CameraBump cameraBump) {}
