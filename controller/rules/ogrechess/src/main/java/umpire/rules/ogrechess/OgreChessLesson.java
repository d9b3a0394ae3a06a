package umpire.rules.ogrechess;

import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.text.LessonText;

/** A first game of Ogre Chess: White is taught, the table moves for Black. */
final class OgreChessLesson {
    private static final String TEXT = """
            # A first game of Ogre Chess

            ## What it is about
            Chess with tanks. Each side's king is its mobile command post (MCP), the lorry with the mast. Attack the enemy's so that nothing \
            can save it: that is checkmate, and you win. In this lesson you play White, at the near edge, and the table moves for Black.

            ## Infantry goes one square
            An INF is a platoon of three squads. It goes one square straight: forward, back or sideways, never diagonally. Take the INF \
            on e2 and put it on e3.
            do: e2-e3
            reply: e7-e6

            ## A GEV goes diagonally
            A GEV hovers up to four squares diagonally, also past pieces of its own side. It may turn after each square. Take the GEV on f1 \
            and put it on d3.
            do: f1-d3
            reply: d7-d6

            ## A Heavy Tank leaps
            A HVY moves as a knight does in chess: two squares straight and one to the side, over anything. Take the HVY on b1 and put \
            it on c3.
            do: b1-c3
            reply: a7-a6

            ## An OGRE drives straight
            An OGRE goes up to three squares in one straight line, forward, back, sideways or diagonally, also past pieces of its own \
            side. Take the OGRE on d1 and put it on f3.
            do: d1-f3
            reply: b7-b6

            ## What is not allowed
            Nothing can go wrong at this table. A Missile Tank (MSL) goes up to two squares, each as an INF does. Now try four: from h1 to \
            h5. The table says why not, and the MSL stays on h1.
            try: h1-h5

            ## Move first, then shoot
            position: 7c/8/8/2ig4/8/3H4/8/G4IC1 w
            Here are fewer pieces. A turn is one move, and then another piece may shoot. Begin with the move: take the INF on f1 and \
            put it on f2.
            do: f1-f2

            ## The shooter, then the target
            To shoot, choose first the HVY on d3, then its target, the GEV on d5. Real pieces you lift one by one and put back. \
            The HVY shows 4/2: attack 4, range 2 squares. Count straight steps to the target; a diagonal step counts as two. \
            The GEV's shield shows its defence, 2. That is two to one, written 2-1.
            do: d3:d5

            ## Roll the die
            Roll one die. At 2-1 a 4, 5 or 6 is an X, which destroys. A 2 or 3 is a D, which disables: the piece loses its next turn. \
            A D costs infantry one squad. A 1 does nothing. Odds are rounded in favour of the defender.
            roll: roll 4

            ## Hit and run
            position: 7c/8/8/2o5/8/8/8/G5C1 w
            A GEV may shoot in the middle of its move. It goes one to three of its four squares toward an enemy, shoots, \
            and goes back toward its own side with what is left. Take the GEV on a1 and put it on c3, two squares.
            do: a1-c3

            ## An Ogre loses part by part
            The strip beside an OGRE shows its parts: five guns and nine move units. A shot destroys one part at most. Choose the GEV on \
            c3, then the OGRE on c5, and aim at a move unit, to slow it down.
            do: c3:c5/M

            ## Only an X breaks a part
            Roll the die again. The GEV attacks with 2, a move unit defends with 2: at 1-1 a 5 or 6 is an X. A D does nothing to an Ogre. \
            When no move unit is left, the Ogre stands still, and infantry can finish it.
            roll: roll 6

            ## And off it goes
            Two of the GEV's four squares are left, and it must go back toward its own side. Take it from c3 and put it on a1.
            do: c3-a1

            ## Infantry overruns
            position: 7c/8/8/1g6/I7/8/8/7C w
            Infantry may overrun a GEV, a HVY or an MSL that is diagonally next to it. That is its whole turn, and it costs one of the \
            three squads at once. Take the INF on a4 and put it on b5.
            do: a4xb5

            ## Roll for the overrun
            Both stand on b5 and fire in turns until one is left, your two squads first. In an overrun squads fire at double strength: \
            4 against 2, that is 2-1. A D destroys there as an X does, so only a 1 does nothing. Roll the die again.
            roll: roll 4

            ## An Ogre rams
            position: 8/7c/8/4i(1)3/3g4/8/3O4/6C1 w
            An OGRE rams any GEV, HVY or MSL in its way. No die is needed: the piece is destroyed, and the Ogre stops there. It costs one \
            move unit, for a HVY two. Take the OGRE on d2 and put it on d4.
            do: d2xd4
            reply: h7-h6

            ## An Ogre overruns
            An OGRE also overruns infantry. They fire in turns, the squads first, until one is left. This takes two of the \
            Ogre's three squares, and then it may drive on. Take the OGRE on d4 and put it on e5.
            do: d4xe5
            reply: aim M
            reply: roll 1

            ## And drives on into check
            One square is left. From f6 the OGRE could overrun Black's MCP next turn: check. Take it from e5 and put it on f6.
            do: e5-f6
            reply: h6-h5

            ## Check
            position: 7c/8/8/8/8/4g3/8/I5C1 w
            Any piece may overrun an MCP. Black's GEV on e3 could take yours on g1 next: check, told in red. You must end it at once. \
            The MCP goes one square in any direction, never to where it could be overrun. Take it from g1 to h1.
            do: g1-h1

            ## You can play now
            If nothing had ended the check, Black would have won. One INF in front of your MCP does not stop an OGRE: it drives over it. \
            Help, under “…”, lists all pieces, the odds and the special moves. Legal actions light up. Now play a whole game.
            """;

    private static final Lesson LESSON = LessonText.read(TEXT).orThrow();

    private OgreChessLesson() {}

    static Lesson lesson() {
        return LESSON;
    }
}
