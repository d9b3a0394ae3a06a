package umpire.rules.diceland;

import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.text.LessonText;

/** A first game of Diceland: Ogre: Red is taught, against Blue's Ogre. */
final class DicelandLesson {
    private static final String TEXT = """
            # A first game of Diceland: Ogre

            ## What it is about
            Paper dice are your troops. You lead Red and hunt Blue's Ogre. Fifty points win, and killing the Ogre brings all fifty.

            ## Choose your army
            An army here has 30 points, and its cheapest die is free. Choose G.E.V. 1: it costs 3, is fast and hard to hit.
            do: enlist gev-1

            ## One more
            Small troops are cheap. Choose Infantry 1 for 2 points. You would go on until the points are used up. In a \
            game the table draws an army for you, or you choose it yourself.
            do: enlist infantry-1

            ## Say which die you throw
            position: red choosing | infantry-1:red@hand gev-1:red@hand light-tank-1:red@5,200,-200,90 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15
            The Ogre, a die twice as large, waits in the middle, and a Light Tank of yours is on the table already. Your turn is one action. Choose to throw \
            G.E.V. 1.
            do: throw gev-1

            ## Throw it
            A die is thrown from behind your edge onto the table. In a game, chance decides where it comes to rest. With real pieces you may aim. A die \
            that it hits can be pushed or fall off. Throw G.E.V. 1.
            roll: land gev-1=8,0,-150,0 light-tank-1=5,200,-200,90 ogre-blue=8,0,60,90
            reply: fair

            ## It may act
            G.E.V. 1 lies on side 8, and Blue let the throw count. With real pieces Blue may call a foul if your hand is \
            too near. Where a die lands, which side is up and which way it points decide what it can do. A die that landed may do one thing: \
            roll over a corner with a green dot, shoot, or call another die.

            ## Shoot
            A die sees what its arrow points at: choose it, and what it sees is tinted. And the number beside the arrow is its attack: 4. \
            Choose G.E.V. 1, then the Ogre, and as the target the treads on which it rolls.
            do: fire gev-1 at ogre-blue hitting treads

            ## What a hit does
            An attack as high as the block, the number in the shield, kills; a lower one rolls the die down a side: the Ogre to side 7. The \
            treads lose two dots less than the attack: two of the 15 of its corner x are gone. Once all are, it cannot roll over x. Its \
            weapons are harder targets: the Main Battery needs an attack of 9.

            ## Maneuver
            position: red acting light-tank-1 landed | infantry-1:red@A4,-200,200,270 gev-1:red@8,0,-150,0 light-tank-1:red@5,200,-200,90 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15
            The three corners of the upper side are called x, y and z. Look at the Light Tank: x points to the left, y to the right and \
            toward you, z to the right and away from you. A die rolls over a corner with a green dot: that moves it, turns it and brings up \
            another side. Roll it over x or y.
            do: roll light-tank-1 x | roll light-tank-1 y

            ## Not over that corner
            position: red acting light-tank-1 landed | infantry-1:red@A4,-200,200,270 gev-1:red@8,0,-150,0 light-tank-1:red@5,200,-200,90 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15
            Its corner z, to the right and away from you, has no green dot. Try to roll it over that one: the table says why it may not.
            try: roll light-tank-1 z

            ## Or do nothing
            A die that may act need not. Choose that it does nothing more; then it is Blue's turn.
            do: rest
            reply: fire ogre-blue main at infantry-1
            reply: rest

            ## The Ogre answered
            The Ogre fires one weapon, and after it rolls on if Blue wants; what it rolls into is crushed. One of the weapons, the \
            Antipersonnel, hits every die it sees. Its Main Battery killed your Infantry, which waits in the reserve for a turn of each player, then returns to your hand. Blue then left the Ogre where it was.

            ## Command
            Your Command Post, the card at your edge, gives your strongest action: in one turn each of your dice on the table acts, the \
            nearest to your edge first. Choose the Command Post.
            do: command

            ## The nearest die acts first
            The Light Tank is nearest to your edge. Choose it, then the Ogre, and the treads again.
            do: fire light-tank-1 at ogre-blue hitting treads

            ## Then the next
            Now G.E.V. 1, in the same turn: choose it, then the Ogre, and the treads. A hit rolls the Ogre: what it rolls onto \
            is lost, your dice and your Command Post too. The shot's label warns you.
            do: fire gev-1 at ogre-blue hitting treads
            reply: fire ogre-blue main at gev-1
            reply: roll ogre-blue y

            ## The Ogre recovers
            Your two hits rolled it down to side 6. Then Blue rolled it over a green dot up to side 7: a roll up repairs a hit, or several. \
            So hit it often in one turn, by a Command, and shoot at its treads: without treads it never rolls up again.

            ## What brings points
            A die you kill brings you what it costs: 2 points for an Infantry, 3 for a G.E.V., 10 for a Howitzer. So Blue has 5 points now. \
            Killed dice come back and can be killed again. A die that your throw knocks off the table, yours or Blue's, brings its points to Blue.

            ## How you win
            The first with 50 points wins. Blue needs many kills, you only that of the Ogre. Each hit rolls it to a lower side, and on \
            side 1 any hit kills it. Its weapons and treads bring no points, nor does your Command Post.

            ## You can play now
            Your plan: shoot at the treads as soon as a die sees the Ogre, or command when several do; else throw a tank, for any shot \
            kills a Howitzer. Once the Ogre stays down, a hit on side 1 kills it. \
            Help, under “…”, shows all dice with their eight sides. Click a die, or hold it on a phone, to see it large.
            """;

    private static final Lesson LESSON = LessonText.read(TEXT).orThrow();

    private DicelandLesson() {}

    public static Lesson lesson() {
        return LESSON;
    }
}
