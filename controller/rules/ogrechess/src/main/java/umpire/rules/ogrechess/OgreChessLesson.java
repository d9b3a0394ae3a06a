package umpire.rules.ogrechess;

import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.text.LessonText;

/** A first game of Ogre Chess: White is taught, the table moves for Black. */
final class OgreChessLesson {
    private static final String TEXT = """
            # A first game of Ogre Chess

            ## What it is about
            Chess with tanks. Each side has one Mobile CP, the lorry with the mast (MCP). Trap the enemy's so that nothing can save it from \
            being overrun, and you have won. In this lesson you play White, at the near edge, and the table moves for Black.

            ## Infantry goes one square
            An INF is a platoon of three squads. It goes one square straight: forward, back or sideways, never on a slant. Take the INF \
            on e2 and put it on e3.
            do: e2-e3
            reply: e7-e6

            ## A GEV goes on the slant
            A GEV hovers up to four squares diagonally, also past pieces of its own side. Take the GEV on f1 and put it on d3.
            do: f1-d3
            reply: d7-d6

            ## A Heavy Tank leaps
            A HVY moves as a knight does in chess: two squares straight and one to the side, over anything. Take the HVY on b1 and put \
            it on c3.
            do: b1-c3
            reply: a7-a6

            ## An OGRE drives straight
            An OGRE goes up to three squares in one straight line, forward, back, sideways or on the slant, also past pieces of its own \
            side. Take the OGRE on d1 and put it on f3.
            do: d1-f3
            reply: b7-b6

            ## What is not allowed
            Nothing can go wrong at this table. A Missile Tank (MSL) goes two squares straight at most. Try more: take the MSL on h1 and \
            put it on h5. The table says why not, and it stays on h1.
            try: h1-h5

            ## Move first, then shoot
            position: 7c/8/8/2ig4/8/3H4/8/G4IC1 w
            Here are fewer pieces. A turn is one move, and then another piece may shoot. Begin with the move: take the INF on f1 and \
            put it on f2.
            do: f1-f2

            ## The shooter, then the target
            To shoot, choose the HVY on d3, then the GEV on d5. With real pieces touch one after the other: lift it and put it back. \
            The HVY shows 4/2: it attacks with 4 and reaches 2 squares. Count straight steps to the target's square; a slant takes two. \
            The GEV's shield shows its defence, 2. That is two to one, written 2-1.
            do: d3:d5

            ## Roll the die
            Roll one die. At 2-1 a 4, 5 or 6 is an X, which destroys. A 2 or 3 is a D, which disables: the piece loses its next turn. \
            A 1 does nothing.
            roll: roll 4
            reply: h8-h7

            ## Hit and run
            In one turn a GEV may go one to three of its four squares toward an enemy, shoot, and go back toward its own \
            side with what is left. Take the GEV on a1 and put it on c3, two squares.
            do: a1-c3

            ## The GEV shoots
            Now it may shoot, for an enemy is near. Choose the GEV on c3, then the INF on c5. A D costs \
            infantry one squad, an X all of them.
            do: c3:c5

            ## Roll for the GEV
            Roll the die again. The GEV attacks with 2, the INF defends with 3, one for each squad. \
            Odds are rounded in favour of the defender, here to 1-2: a 5 costs it a squad, and a 6 all three.
            roll: roll 5

            ## And off it goes
            The INF lost a squad. Two of the four squares are left, and back toward its own side the GEV must go. Take it from c3 and put \
            it on a1.
            do: c3-a1

            ## Overrun
            position: 3o3c/8/8/1g6/I2M4/8/8/7C w
            Infantry may overrun a GEV, a HVY or an MSL that is next to it on the slant. That is its whole turn, and it costs one of the \
            three squads at once. Take the INF on a4 and put it on b5.
            do: a4xb5

            ## Roll for the overrun
            Both stand on b5 and fire in turns until one is left, your two squads first. In an overrun squads fire at double strength: \
            4 against 2, that is 2-1. A D destroys there as an X does, so only a 1 does nothing. Roll the die again.
            roll: roll 4
            reply: h8-h7

            ## An Ogre loses part by part
            An OGRE is never killed at once: you aim at a part of it. The MSL may shoot before \
            it moves. Choose the MSL on d4, then the OGRE on d8. Of its parts choose a move unit, to slow it down.
            do: d4:d8/M

            ## Only an X breaks a part
            Roll the die again. Five guns and nine move units have to go, one by one. When no move unit is left the Ogre stands still, and \
            infantry can finish it.
            roll: roll 6

            ## Shoot, then move
            Having shot, the MSL may still move up to two squares. Take it from d4 to d2, out of the Ogre's reach. Or stay there.
            do: d4-d2 | hold

            ## Check
            position: 7c/8/8/8/8/4g3/8/I5C1 w
            Now Black's GEV on e3 could overrun your MCP on g1: that is check, told in red. It must be ended at once; the table \
            refuses all else. The MCP goes one square in any direction, and never to where it could be overrun. Take it from g1 to h1.
            do: g1-h1

            ## You can play now
            If nothing had ended the check, Black would have won. Help, under “…”, lists all pieces, the odds and the special moves; \
            what may be done lights up. Now play a whole game.
            """;

    private static final Lesson LESSON = LessonText.read(TEXT).orThrow();

    private OgreChessLesson() {}

    static Lesson lesson() {
        return LESSON;
    }
}
