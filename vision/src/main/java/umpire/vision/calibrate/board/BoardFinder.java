package umpire.vision.calibrate.board;

import java.util.Optional;
import org.opencv.core.Mat;

/** Finds a board in pictures. */
public interface BoardFinder {
    /**
     * Looks for the board.
     *
     * @param grey eight bits in one channel; left as it was
     * @return its corners; empty if it is not seen well enough
     */
    Optional<BoardSighting> find(Mat grey);
}
