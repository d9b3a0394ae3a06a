package umpire.rules.diemen.lesson;

import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.text.LessonText;

/** A first game of Die, Men!: Red is taught, the table decides for Blue. */
public final class DieMenLesson {
    private static final String TEXT = """
            # A first game of Die, Men!

            ## What it is about
            Two armies of fifteen units on a map of hexes. You say in secret what your troops shall do, throw a die for each unit, and equal \
            dice are orders that got through. A side with fewer than ten left has lost; after eight rounds more units at the middle space e4 win. \
            You lead Red.

            ## A strategy, in secret
            Four strategies: Seize attacks and goes for a goal. Hold defends and attacks. Deploy moves and defends. Retreat moves away. Red \
            wants e4: choose Seize with the goal e4 on your phone; the list leads to its code. Or skip this step.
            do: red seize e4
            reply: blue hold

            ## Throw for all your units
            Both strategies are revealed: Red seizes, Blue holds. Now each side throws a ten-sided die for each of its units into its tray. \
            A 0 is ten.
            roll: roll red 4x10 3x7 2x4 1 2 3 5 6 8 blue 3x3 2x9 2x5 2x1 2 4 6 7 8 10

            ## Sets are orders
            Whatever the dice show, we go on as if you threw four 10s, three 7s and two 4s. Equal dice are a set, all others are waste. 4x10 is \
            four dice wide and ten high. Sets are spent one after the other: the widest first, of equally wide ones the highest.

            ## A set moves troops
            A set lets units of one space go to the next, if that is empty or yours. Take both units on d2, a Defender and an Infantry, and \
            put them on d3.
            do: move d2 d3 1D1I

            ## Not away from the goal
            Next is your 3x7. Troops that seize never go away from their goal. Try it: take both Infantry units on c2 and put them on c1. \
            Read why not, and put them back.
            try: move c2 c1 2I

            ## A set for an attack
            position: 2 spending red 4x10 - | seize:e4 4,4,10,10,10,10 - open 0 | hold 3,3,8 - open 0 | red:d4:1C2I,red:e1:3A,red:h1:1C1H,\
            red:c2:1D1I,red:d1:1I1S,blue:d5:1D2I,blue:c6:1D1I,blue:d7:1I1S,blue:e7:3A,blue:h7:1C1H,blue:f7:1F,blue:b7:1C | - | - | -
            A round later your troops on d4 stand next to Blue's on d5, and your set is 4x10. To attack, touch a unit on d4, then one on d5.
            do: attack d4 d5
            reply: gobble free

            ## Gobble Dice
            Blue's Defender cancelled one of your four dice: it has a free Gobble Die of 10. Three were left, so it got through: Blue lost a die \
            of a set, and as many units as the attack was wide, never more than stood on d4. Your Cavalry added one.

            ## Defend
            position: 2 gobbling | hold 4 3,3 guarding 0 | hold 9 - open 0 | red:d4:1D2I,red:e1:3A,red:h1:1C1H,red:c2:1D1I,red:d1:1I1S,\
            blue:d5:1C3I,blue:c6:1D1I,blue:d7:1I1S,blue:e7:3A,blue:h7:1C1H | - | - | blue:d5:d4:close:3x2:1:4
            Now Blue attacks you on d4 with three 2s. You had spent a set of two 3s on defence: its dice are Gobble Dice, and each cancels a die \
            that is no higher. Choose in the list to cancel a die with a 3.
            do: gobble 3

            ## One die does nothing
            Two dice of the attack are left. Cancel one more: an attack of which a single die is left does nothing. Else you could let it \
            through and press Confirm twice.
            do: gobble 3 | enough

            ## Free Movement
            When all sets are spent each squad may go to the next space, if it is open ground and no enemy stands next to it. Take the two \
            units on c2 and put them on d2.
            do: march c2 d2

            ## Done
            Squads that stay do nothing. Press Confirm twice when you are done; then the other side moves, and a new round begins with \
            strategies.
            do: done

            ## You can play now
            What a set may be spent on follows from your strategy; the table names it each time. Behind the question mark are strategies, \
            troops and terrain. Leave the lesson, press Lay out for me, and play a whole battle.
            """;

    private static final Lesson LESSON = LessonText.read(TEXT).orThrow();

    private DieMenLesson() {}

    public static Lesson lesson() {
        return LESSON;
    }
}
