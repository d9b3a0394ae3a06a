package umpire.rules.diemen;

import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.text.LessonText;

/** A first game of Die, Men!: Red is taught, the table decides for Blue. */
final class DieMenLesson {
    private static final String TEXT = """
            # A first game of Die, Men!

            ## What it is about
            Two armies of fifteen units fight on a map of hexes. After eight rounds the side with more units in and next to the castle \
            on e4 wins. A side with fewer than ten units left has lost at once. You lead Red.

            ## A round
            A round has four parts. Both sides pick a strategy in secret. Both roll a die for each unit. The sets of equal dice are \
            spent one after the other. Last, each side may move freely.

            ## A strategy, in secret
            A strategy limits what your sets may do in this round: the list says how. Red wants the castle on e4: choose Seize with the \
            goal e4.
            do: red seize e4
            reply: blue hold

            ## Roll for all your units
            Now each side rolls a ten-sided die for each of its units into its tray. A 0 is ten.
            roll: roll red 4x10 3x7 2x4 1 2 3 5 6 8 blue 3x3 2x9 2x5 2x1 2 4 6 7 8 10

            ## Whose turn it is
            Four 10s are the set 4x10: four dice wide, ten high. Single dice are waste and left out. The widest set comes first, of \
            equally wide ones the highest, whichever side has it. Your 4x10 and 3x7 come before Blue's 3x3.

            ## A set moves troops
            A set lets units of one space go to the next, if that is empty or yours. Four units have room there. Take both units on d2, \
            a Defender and an Infantry, and put them on d3.
            do: move d2 d3 1D1I

            ## Not away from the goal
            Next is your 3x7. Troops that seize never go away from their goal. Try it: take both Infantry units on c2 and put them on \
            c1. Read why not.
            try: move c2 c1 2I

            ## Cavalry and Chariots
            Cavalry and Chariots travel as many spaces as the set is wide. Chariots never enter Forest, Hill or Mountain. Your set is \
            three wide: take the Cavalry on b1 and put it on d3, three spaces away.
            do: move b1 d3 1C

            ## Terrain
            position: 2 spending red 3x7 - | seize:e4 4,4,7,7,7 - open 0 | hold 2,8,9 - open 0 | red:d3:1D1I,red:e1:3A,red:f1:1F,red:h1:1C1H,\
            red:d1:1I1S,red:c2:2I,blue:c6:2I,blue:d6:1D1I,blue:b7:1C,blue:d7:1I1S,blue:e7:3A,blue:f7:1F,blue:h7:1C1H | - | - | -
            Hills, as c3, and Mountains, as g3, add one damage to attacks from there, but not against Fliers. The dark c4 \
            and g4 are Impassible: no troops stop there. Try it with the troops on d3, onto c4.
            try: move d3 c4 1D1I

            ## Archers
            position: 2 spending red 3x7 - | seize:e4 4,4,7,7,7 - open 0 | hold 2,8,9 - open 0 | red:d2:1D1I,red:e3:3A,red:b1:1C,red:f1:1F,\
            red:h1:1C1H,red:d3:1I1S,red:c2:2I,blue:d5:2I,blue:d6:1D1I,blue:b7:1C,blue:d7:1I1S,blue:e7:3A,blue:f7:1F,blue:h7:1C1H | - | - | -
            An attack from the space of Archers, or from the next one, is one die wider: three Archers widen three attacks a round. \
            Archers only shoot: a set of theirs destroys one unit up to two spaces away. Shoot from e3 at d5.
            do: shoot e3 d5

            ## Siege Engines
            Your shot took an Infantry. Siege Engines attack two spaces away, never the next one. One alone may destroy many units. They \
            move only in company. Attack d5 with the Siege Engine on d3.
            do: attack d3 d5

            ## Attack the next space
            position: 2 spending red 4x10 - | seize:e4 4,4,10,10,10,10 - open 0 | hold 3,3,8 - open 0 | red:d4:1C2I,red:e1:3A,red:h1:1C1H,\
            red:c2:1D1I,red:d1:1I1S,blue:d5:1D2I,blue:c6:1D1I,blue:d7:1I1S,blue:e7:3A,blue:h7:1C1H,blue:f7:1F,blue:b7:1C | - | - | -
            Your troops on d4 stand next to Blue's on d5. Spend your 4x10 on an attack: first the units on d4, then those on d5.
            do: attack d4 d5
            reply: gobble free

            ## Gobble Dice
            Each Defender has a free Gobble Die of 10. Three dice and one for your Cavalry would take four units, but only three \
            attacked.

            ## Defend
            position: 2 gobbling | hold 4 3,3 guarding 0 | hold 9 - open 0 | red:d4:1D2I,red:e1:3A,red:f1:1F,red:h1:1C1H,red:c2:1D1I,\
            red:d1:1I1S,blue:d5:1C3I,blue:c6:1D1I,blue:d7:1I1S,blue:e7:3A,blue:f7:1F,blue:h7:1C1H | - | - | blue:d5:d4:close:3x2:1:4
            Now Blue attacks you on d4 with three 2s. You had spent a set of two 3s on defence: its dice are Gobble Dice, and each \
            cancels a die of the attack that is not higher. Cancel a die with a 3.
            do: gobble 3

            ## One die does nothing
            Two dice of the attack are left. An attack with a single die left does nothing: cancel one more with your 3.
            do: gobble 3

            ## Free Movement
            When all sets are spent, each squad may go one space, onto open ground that no enemy stands next to. Rough, as e2, and River \
            hinder it. Take the two units on c2 and put them on d2.
            do: march c2 d2

            ## Done
            Both sides move a squad in turn. Blue moves none: say for Blue that it is done with Free Movement.
            do: done

            ## Fliers
            Rough and River do not hinder the Free Movement of Fliers. Take the Flier on f1 and put it on e2, which is Rough. When you \
            are done too, the next round begins.
            do: march f1 e2

            ## Who wins
            position: 4 spending red 3x8 - | seize:e4 8,8,8 - open 0 | hold 3,6,9 - open 0 | red:d4:1C2I,red:e1:3A,red:h1:1C1H,red:c2:1D1I,\
            blue:d5:2I,blue:d7:1I1S,blue:e7:3A,blue:c6:1D1I,blue:h7:1C | - | - | -
            A side with fewer than ten units left has lost at once, and Blue has just ten: two on d5, eight behind. Attack d5 from d4.
            do: attack d4 d5

            ## You can play now
            Blue is beaten. Your strategy decides what a set may be spent on, and the table names it each time. Help, under “…”, lists \
            strategies, troops and terrain. Now play a whole battle.
            """;

    private static final Lesson LESSON = LessonText.read(TEXT).orThrow();

    private DieMenLesson() {}

    static Lesson lesson() {
        return LESSON;
    }
}
