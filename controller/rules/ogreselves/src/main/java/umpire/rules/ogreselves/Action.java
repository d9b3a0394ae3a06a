package umpire.rules.ogreselves;

import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;

/** An action. A turn is a sequence of small actions of one Elf. The other Elves act in it only when they are asked. */
public sealed interface Action {
    /** A Valuable is laid on a Mine before the game. */
    record Salt(int mine, Thing gem) implements Action {}

    /** An Ogre is put on a Castle before the game. */
    record PlaceOgre(int ogre, OgreCastle castle) implements Action {}

    /** A Shield goes from the bag to a Mine. */
    record DeployShield(int mine) implements Action {}

    /** A Shield goes from one Mine to another. */
    record ShiftShield(int from, int to) implements Action {}

    /** A Shield goes from a Mine into the bag. */
    record RetrieveShield(int mine) implements Action {}

    record WalkTo(ElfSpace to) implements Action {}

    /** An Elf that does not have the turn walks. No rule allows that, so it is always refused. */
    record WalkOther(Elf elf, ElfSpace to) implements Action {}

    record StayThere() implements Action {}

    /** A thing goes from the Mine into the bag. */
    record TakeUp(Thing thing) implements Action {}

    /** A thing goes from the Mine into the full bag, and another is left behind for it. */
    record SwapFor(Thing taken, Thing left) implements Action {}

    /** A thing goes from one Elf's bag to another's. */
    record HandOver(Elf from, Elf to, Thing thing) implements Action {
        /** Returns the other Elf. */
        Elf partner(Elf turn) {
            return from == turn ? to : from;
        }
    }

    /** The Elf whose turn it is trades one thing for another. */
    record TradeFor(Elf with, Thing given, Thing got) implements Action {}

    record DeliverTo(Royal royal, Thing gem) implements Action {}

    /** The Elf gives a Gift to the Ogre that it met, and both go to a Castle. */
    record GiveGift(Thing gem, OgreCastle castle) implements Action {}

    /** A captive proposes to be freed for a Valuable out of a chest. */
    record PayRansom(Royal royal, Thing gem, OgreCastle castle) implements Action {}

    /** An Elf proposes to end a game in which nothing more can be delivered. */
    record ProposeEnd() implements Action {}

    record SayYes() implements Action {}

    record SayNo() implements Action {}

    /** The Elf passes its remaining choices. */
    record EnoughDone() implements Action {}

    /** A freed Elf goes to a Castle. */
    record EscapeTo(OgreCastle castle) implements Action {}

    /**
     * The result of the Ogres' die.
     *
     * @param face 1 to 5, or {@link #O}
     */
    record Roll(int face) implements Action {
        /** The face that moves every Ogre. */
        public static final int O = 6;

        public Roll {
            if (face < 1 || face > O) {
                throw new IllegalArgumentException("the die shows 1 to 5 or O");
            }
        }

        /** Returns the face as it is written: {@code 1} to {@code 5}, or {@code O}. */
        public String shows() {
            return face == O ? "O" : String.valueOf(face);
        }
    }
}
