package umpire.rules.diceland.rulings;

import java.util.List;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.setup.OpenQuestion;

/** The questions that the sheet leaves open, each with our answer first. */
@SuppressWarnings("ImmutableEnumChecker")
public enum Question implements OpenQuestion {
    VISIBLE_PART(
            "visiblePart",
            List.of("SILHOUETTE", "TOP_FACE"),
            "Sight Lines",
            "Which part of a die must lie beyond a baseline to be seen? Any part, because every die partly beyond it "
                    + "is seen."),
    FACE_DISTANCE(
            "faceDistance",
            List.of("FROM_ABOVE", "IN_SPACE"),
            "Shooting Range",
            "How far apart are upper faces of different heights? As far as seen from above, where everything is "
                    + "measured."),
    CLOSE_LINE(
            "closeLine",
            List.of("ASK", "SEEN", "HIDDEN"),
            "Sight Lines",
            "Does a sight line reach a die very near its baseline, within 1 mm and 5 mm more for each metre of distance? The table asks "
                    + "the opponent of the shooter."),
    RESERVE(
            "reserveTurns",
            List.of("2", "1"),
            "In Play, In Reserve, and In Hand",
            "For how many turns is a killed die in reserve? Two: the next turn of each player."),
    OGRE_EDGE(
            "ogreAtEdge",
            List.of("STAYS", "KILLED"),
            "Pinned Dice",
            "What happens to an Ogre that a hit would roll off the table? It stays on its side, because the rule of "
                    + "pinned dice excludes the Ogre."),
    OGRE_KNOCKED_OFF(
            "ogreKnockedOff",
            List.of("OPPONENT", "KILLED"),
            "Dice Off the Table",
            "Which player scores for an Ogre that a throw knocks off the table? The opponent of the thrower, as for "
                    + "any die. KILLED: the enemy of its owner, because the Ogre is killed."),
    OGRE_COMMAND(
            "ogreCommand",
            List.of("SHOOT_AND_MOVE", "ONE"),
            "Command",
            "May an Ogre that follows a Command shoot and move? Yes, as in every activation."),
    OGRE_SIDE(
            "ogreSide",
            List.of("ANY", "STRONGEST"),
            "Who Goes First",
            "On which side does an Ogre begin? On any side that its player likes."),
    OFF_ENDS_TURN(
            "thrownOffEndsTurn",
            List.of("false", "true"),
            "Dice Off the Table",
            "Is the turn over when the thrown die goes off the table? No: the other commanded dice still act.");

    private final HouseRuling ruling;

    Question(String key, List<String> allowed, String section, String says) {
        this.ruling = new HouseRuling(key, allowed, section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}
