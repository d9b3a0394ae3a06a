package umpire.rules.groundforce;

import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.text.LessonText;

/** The lesson: a first game of Ground Force that teaches Yellow. */
final class GroundForceLesson {
    private static final String TEXT = """
            # A first game of Ground Force

            ## What it is about
            position: yellow drawing | c1:YT d2:YT e1:YS e2:YH d8:BT d11:BT e11:BS | - | - | - | -
            Two armies on one open field. Get a single unit into the other base, or destroy everything the other side has. You lead \
            Yellow, whose base is the six places at the near edge. Here are only a few units of each army.

            ## Draw a card
            A turn begins with a card: it says which of your units may act. Take the top card of your deck and lay it open on your pile.
            roll: draw trooper-1

            ## Walk
            With Troopers each of your troopers may act in this turn. A unit walks one or two spaces along columns and rows; a place across a corner is two spaces away. \
            Take the trooper on d2 and put it on d4.
            do: walk trooper d2 d4

            ## Not so far
            Two spaces are the most. Try three: take the trooper on c1 and put it on c4, and read why not.
            try: walk trooper c1 c4

            ## The end of your turn
            The trooper on c1 could walk too, but it does not have to. You are done: end your turn. \
            (Where no unit can do more, it ends by itself.)
            do: done

            ## Attack from next door
            position: yellow acting - | d4:YTT d5:BT e1:YH d11:BT | trooper-1,trooper-2 | trooper-1 | - | -
            Troopers again. A unit walks first: once it has attacked it walks no more. Two troopers stand on d4 and a blue one \
            next door on d5. Two attack together, from one place or from two, and each throws a die. Attack d5 with both: choose d4, then d5. With real pieces touch one trooper, then the other one, then the blue one.
            do: attack trooper d4+d4 d5

            ## Throw the dice
            You throw a yellow die for each trooper that attacks, Blue a blue one for each unit attacked. For you swords and explosions \
            count, for Blue shields and explosions. Throw all three.
            roll: roll sword+explosion shield

            ## Who throws better
            Two of your dice count, and one of Blue's. Each die that you have more destroys a unit; with one fewer than Blue you would have lost an attacker. You were one better, \
            and d5 is empty. Your attackers move in: put both on d5, or one of the two.
            do: advance d4+d4 | advance d4

            ## A heavy weapon
            position: yellow acting - | d2:YH d4:YT d5:BTT d11:BT | trooper-1,trooper-2,heavy-1 | trooper-1,trooper-2 | - | -
            A later turn, and the card says Heavy weapons. A heavy weapon shoots alone, up to {far} spaces far. Choose it on d2, then \
            d5. With real pieces touch it, then a blue trooper.
            do: attack heavy d2 d5

            ## One die each
            When a heavy weapon shoots, each side throws only one die, even if two units are attacked. If yours is better, every unit \
            on that place is gone. If not, nothing happens.
            roll: roll explosion sword

            ## The place is empty
            Your die was better, and both blue troopers are destroyed.

            ## Sneak past
            position: yellow acting - | d4:YS e2:YT d5:BT d8:BT d11:BT | trooper-1,trooper-2,heavy-1,stealth-1 | trooper-1,trooper-2,trooper-3 | - | -
            A later turn. With the stealth card your saboteurs jump over enemies, and Blue may not attack \
            them in its next turn. Take the saboteur on d4 over the blue trooper and put it on d6.
            do: walk saboteur d4 d6

            ## Reinforcements
            position: yellow buying 3 | a6:YT c2:YT d11:BT | trooper-1,trooper-2,heavy-1,stealth-1,reinforcements-1 \
            | trooper-1,trooper-2,trooper-3,trooper-4 | - | -
            This card brings two points, and one for the trooper on the mining area a6. A trooper costs 1, a saboteur 2, a heavy weapon \
            3. Buy a heavy weapon: put it on d2, a place of your base. A place holds two units.
            do: buy heavy d2

            ## Into the other base
            position: yellow acting - | a6:YT c2:YT d2:YH d9:YT c11:BT e7:BT \
            | trooper-1,trooper-2,heavy-1,stealth-1,reinforcements-1,trooper-3 \
            | trooper-1,trooper-2,trooper-3,trooper-4,heavy-1 | - | -
            The card says Troopers, so your new heavy weapon waits. And now win: the blue base begins at row 10. Take the trooper on d9 \
            and put it on d10.
            do: walk trooper d9 d10

            ## You can play now
            One unit in the other base is enough to win, even if it attacks its way in. Help, under “…”, lists all cards and units, and the table names what may be done. Now play a \
            whole game.
            """;

    private static final Lesson LESSON =
            LessonText.read(TEXT.replace("{far}", ForceType.HEAVY_FAR)).orThrow();

    private GroundForceLesson() {}

    public static Lesson lesson() {
        return LESSON;
    }
}
