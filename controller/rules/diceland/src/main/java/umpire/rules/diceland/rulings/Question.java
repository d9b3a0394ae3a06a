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
            "Which part of a die must lie beyond a baseline to be seen? Any part, for everything partly beyond it is seen."),
    FACE_DISTANCE(
            "faceDistance",
            List.of("FROM_ABOVE", "IN_SPACE"),
            "Shooting Range",
            "How far are upper faces of two heights apart? As far as seen from above, where everything is measured."),
    CLOSE_LINE(
            "closeLine",
            List.of("ASK", "SEEN", "HIDDEN"),
            "Sight Lines",
            "What of a die that lies within 1 mm of a baseline, and 5 mm more for each metre? The opponent of the shooter is asked."),
    RESERVE(
            "reserveTurns",
            List.of("2", "1"),
            "In Play, In Reserve, and In Hand",
            "For how many turns is a killed die in reserve? For two: the next turn of each player."),
    OGRE_EDGE(
            "ogreAtEdge",
            List.of("STAYS", "KILLED"),
            "Pinned Dice",
            "What of an Ogre that would be damaged off the table? It stays on its side, for the rule of pinned dice is not for it."),
    OGRE_KNOCKED_OFF(
            "ogreKnockedOff",
            List.of("OPPONENT", "KILLED"),
            "Dice Off the Table",
            "Who scores an Ogre that a throw knocks off the table? The opponent of the thrower, as any die. KILLED: the enemy of its owner, who has killed it."),
    OGRE_COMMAND(
            "ogreCommand",
            List.of("SHOOT_AND_MOVE", "ONE"),
            "Command",
            "May an Ogre that follows a Command shoot and move? Yes, as whenever it is activated."),
    OGRE_SIDE(
            "ogreSide",
            List.of("ANY", "STRONGEST"),
            "Who Goes First",
            "On which side does an Ogre begin? On any that its player likes."),
    OFF_ENDS_TURN(
            "thrownOffEndsTurn",
            List.of("false", "true"),
            "Dice Off the Table",
            "Is a turn over when the thrown die goes off the table? No: other Commands are followed still.");

    private final HouseRuling ruling;

    Question(String key, List<String> allowed, String section, String says) {
        this.ruling = new HouseRuling(key, allowed, section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}
