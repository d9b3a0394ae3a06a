package umpire.table.rig;

import umpire.web.RigRequest;

/** The things beside a virtual table that a calibration needs: a board to wave, a lens to turn, a lamp. From any thread. */
public interface VirtualBoard {
    /** Does something with them. */
    void take(RigRequest.OfVirtualTable request);

    /** Puts the board away. */
    void putAway();
}
