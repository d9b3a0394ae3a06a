package umpire.rules.diceland.rulings;

import java.util.Optional;
import umpire.rules.kernel.setup.HouseAnswers;

/**
 * How this table answers what the sheet leaves open.
 *
 * @param answers to its questions
 */
public record DicelandRulings(HouseAnswers<DicelandQuestion> answers) {
    /** Returns whether only a die's upper face counts for being seen. */
    public boolean topFaceIsSeen() {
        return answers.is(DicelandQuestion.VISIBLE_PART, "TOP_FACE");
    }

    /** Returns whether upper faces of two heights are as far apart as they are in space, and not as seen from above. */
    public boolean distancesInSpace() {
        return answers.is(DicelandQuestion.FACE_DISTANCE, "IN_SPACE");
    }

    /** Returns whether a close line is seen by itself; empty where it is asked. */
    public Optional<Boolean> closeLine() {
        String answer = answers.to(DicelandQuestion.CLOSE_LINE);
        return answer.equals("ASK") ? Optional.empty() : Optional.of(answer.equals("SEEN"));
    }

    public int reserveTurns() {
        return Integer.parseInt(answers.to(DicelandQuestion.RESERVE));
    }

    public boolean ogreKilledAtEdge() {
        return answers.is(DicelandQuestion.OGRE_EDGE, "KILLED");
    }

    public boolean commandedOgreShootsAndMoves() {
        return answers.is(DicelandQuestion.OGRE_COMMAND, "SHOOT_AND_MOVE");
    }

    public boolean ogreBeginsOnAnySide() {
        return answers.is(DicelandQuestion.OGRE_SIDE, "ANY");
    }

    public boolean thrownOffEndsTurn() {
        return answers.is(DicelandQuestion.OFF_ENDS_TURN, "true");
    }
}
