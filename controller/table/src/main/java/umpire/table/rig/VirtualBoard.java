package umpire.table.rig;

import umpire.web.RigRequest;

/** The tools beside a virtual table for a calibration: a board to wave, a lens to turn and a lamp. Thread-safe. */
public interface VirtualBoard {
    /** Executes a request with the tools. */
    void take(RigRequest.OfVirtualTable request);

    /** Puts the board away. */
    void putAway();
}
