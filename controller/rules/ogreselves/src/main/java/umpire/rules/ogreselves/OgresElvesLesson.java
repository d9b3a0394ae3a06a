package umpire.rules.ogreselves;

import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.text.LessonText;

/** A first game of Ogres & Elves: the Red Elf is taught, the table moves the Yellow one. */
final class OgresElvesLesson {
    private static final String TEXT = """
            # A first game of Ogres & Elves

            ## What it is about
            position: red moving - open | home:- home:- | - G R E - A G R - S M E - A G R | - nw ne se sw | - - - - | - - - -
            All Elves play together. Carry gold and gems from the Mines to the chests at your Mountain Home before the Ogres grab them. \
            Here everything is laid out: twelve Valuables on the Mines, an Ogre on each Castle, both Elves at Home. You are the Red Elf.

            ## What you play for
            Fill the chests of King and Prince. The most is 16 points: 6 for the Valuables in them, 6 more for those in full chests, 4 for Gifts \
            to the Ogres: a full chest gives 1 more for each Valuable in it. Click your score above to see what it is made of.

            ## Walk
            Walk one or two spaces along the roads. From Home they lead to Mines 1, 5, 9 and 13, across the chests. Put the Red Elf on Mine 2, \
            where gold lies.
            do: walk 2

            ## Pick it up
            On a Mine you may take what lies there into your bag, the tray of your colour. Put the gold from Mine 2 into the Red Elf's bag. A \
            bag holds four things. Click the Mine, or the bag.
            do: take gold

            ## Roll for the Ogres
            Each turn ends with the Ogres' die. A number moves that Ogre, an O moves all of them. Roll it.
            roll: roll 3
            reply: walk 14
            reply: take amethyst
            reply: roll 4

            ## Where the Ogres went
            Ogre 3 came down from its Castle to Mine 6. Then the Yellow Elf had its turn, and Ogre 4 came to Mine 10. From there an Ogre goes \
            to the next number, over other Ogres. It grabs what it likes, out of the game, and guards the rest: no Elf takes what lies under \
            it. Click an Ogre to read what it likes and where it goes.

            ## Not so far
            An Elf walks two spaces at most. Try three: put the Red Elf on Mine 5, and read why not.
            try: walk 5

            ## Home again
            Home counts as one space. Walk back over Mine 1, and put the Red Elf at Home.
            do: walk home

            ## Into a chest
            Each chest shows what it asks for, each thing once. Lay the gold from your bag into the King's chest: it is worth a point, and 1 \
            more in a full chest.
            do: deliver gold king

            ## Share what you carry
            position: red handling - - - | 13:S 13:R | - - R - - A - R - - M E - - G - | - 1 6 10 15 | - GE - - | - - - -
            Here is a later turn: both Elves are on Mine 13. Elves on the same space give and take, out of both bags. Take the ruby out of \
            the Yellow Elf's bag, to lay it into a chest later: click that bag, then yours.
            do: hand yellow red ruby

            ## Enough done
            You keep the sapphire too. Now it is done, and the roll comes next: Done.
            do: done

            ## Watch your bag
            Roll again. Then the Yellow Elf has its turn, and takes what it needs out of your bag, without asking.
            roll: roll 1
            reply: stay
            reply: hand red yellow sapphire

            ## Your sapphire
            The Yellow Elf took your sapphire, as a Gift for Ogre 5 on Mine 15, which likes sapphires. That is fine: all Elves have the same \
            score. The table tells you each time a friend takes something.

            ## An Ogre in the way
            position: red moving - open | 5:E home:A | - - R - - A - R - S M E - - G R | - nw 6 10 sw | - G - - | - - - -
            Here is another turn. Ogre 3 stands on Mine 6 and bars the road: no Elf walks through it. Try it: from \
            Mine 5 put the Red Elf on Mine 7, two spaces away.
            try: walk 7

            ## Be kind to an Ogre
            But you may walk onto an Ogre. If your bag holds something it likes, you can give it; if not, it takes you captive. Your bag \
            holds an emerald, and Ogre 3 likes emeralds. Put the Red Elf on Mine 6.
            do: walk 6

            ## The Gift
            A Gift is worth a point. Give the Ogre the emerald and go with it to the Castle in the north-east: click the emerald, then \
            that Castle. Ogre and emerald then lie in Gifts, beside it.
            do: gift emerald ne

            ## What the Gift did
            Ogre 3 is out of this game, and the emerald beside the Castle is worth its point until the end. Each Ogre gets one Gift at most: \
            that makes the 4 points for Gifts.

            ## A captive
            position: red bound 0 | 7!:S home:- | - - - - - - - - - - - - - - - - | - 12 7 ne se | - GR - R | - - - -
            An Ogre that comes to you and likes nothing in your bag takes you captive: you stand on it until it moves. Each captive costs a \
            point. A ransom would set you free: something it likes, here the King's gold. Keep the gold, and wait.
            do: done

            ## You can play now
            The game ends when all chests are full, nothing more can be brought, or all Elves are captive. You all win, unless all are captive. \
            Then see how near you came to 16 points. Click an Ogre or a chest to read what it likes or needs. Now play a whole game.
            """;

    private static final Lesson LESSON = LessonText.read(TEXT).orThrow();

    private OgresElvesLesson() {}

    public static Lesson lesson() {
        return LESSON;
    }
}
