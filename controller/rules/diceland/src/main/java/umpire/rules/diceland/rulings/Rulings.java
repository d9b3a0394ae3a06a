package umpire.rules.diceland.rulings;

import java.util.Optional;
import umpire.rules.kernel.setup.HouseAnswers;

/**
 * The house rulings: this table's answers to the questions that the sheet leaves open.
 *
 * @param answers the answers, by question
 */
public record Rulings(HouseAnswers<Question> answers) {
    /** The points that win the game. */
    public static final int WIN_POINTS = 50;

    /** Returns whether only a die's upper face counts for being seen. */
    public boolean topFaceIsSeen() {
        return answers.is(Question.VISIBLE_PART, "TOP_FACE");
    }

    /** Returns whether upper faces of two heights are as far apart as they are in space, and not as seen from above. */
    public boolean distancesInSpace() {
        return answers.is(Question.FACE_DISTANCE, "IN_SPACE");
    }

    /** Returns whether a close line is seen by itself; empty where it is asked. */
    public Optional<Boolean> closeLine() {
        String answer = answers.to(Question.CLOSE_LINE);
        return answer.equals("ASK") ? Optional.empty() : Optional.of(answer.equals("SEEN"));
    }

    public int reserveTurns() {
        return Integer.parseInt(answers.to(Question.RESERVE));
    }

    public boolean ogreKilledAtEdge() {
        return answers.is(Question.OGRE_EDGE, "KILLED");
    }

    /** Returns whether an Ogre that a throw knocks off the table counts as killed by its owner's enemy, whichever player threw. */
    public boolean knockedOffOgreIsKilled() {
        return answers.is(Question.OGRE_KNOCKED_OFF, "KILLED");
    }

    public boolean commandedOgreShootsAndMoves() {
        return answers.is(Question.OGRE_COMMAND, "SHOOT_AND_MOVE");
    }

    public boolean ogreBeginsOnAnySide() {
        return answers.is(Question.OGRE_SIDE, "ANY");
    }

    public boolean thrownOffEndsTurn() {
        return answers.is(Question.OFF_ENDS_TURN, "true");
    }
}
