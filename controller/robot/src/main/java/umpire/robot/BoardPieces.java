package umpire.robot;

import java.util.List;
import java.util.Optional;
import umpire.referee.reading.FollowedPieces;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** The pieces of the virtual table by place. */
record BoardPieces(Board board, TableScene scene) {
    Optional<Place> place(StandingPiece piece) {
        Pose pose = scene.boardPose(piece.pose());
        return board.placeAt(new Point(pose.xMm(), pose.yMm()));
    }

    List<StandingPiece> on(Place place) {
        return scene.pieces().stream()
                .filter(piece -> place(piece).filter(place::equals).isPresent())
                .toList();
    }

    List<FollowedPieces.Tagged> tagged() {
        return scene.pieces().stream()
                .flatMap(piece ->
                        place(piece)
                                .map(place -> new FollowedPieces.Tagged(piece.tag(), place, piece.token()))
                                .stream())
                .toList();
    }
}
