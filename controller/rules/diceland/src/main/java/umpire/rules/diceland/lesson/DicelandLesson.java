package umpire.rules.diceland.lesson;

import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.text.LessonText;

/** A first game of Diceland: Ogre: Red is taught, against Blue's Ogre. */
public final class DicelandLesson {
    private static final String TEXT = """
            # A first game of Diceland: Ogre

            ## What it is about
            Paper dice are your troops. Where a die lands, which side is up and which way it points decide what it can do. Red hunts Blue's \
            Ogre, a die twice as large; fifty points win, and the Ogre is worth all fifty. You lead Red.

            ## Choose your army
            An army here has 30 points, and those of its smallest die on top. Choose a G.E.V. in the list: it costs 3, is fast and hard to hit.
            do: enlist gev-1 | enlist gev-2 | enlist gev-3

            ## One more
            Small troops are cheap. Choose an Infantry for 2 points. You would go on until the points are used up.
            do: enlist infantry-1 | enlist infantry-2 | enlist infantry-3 | enlist infantry-4

            ## Say which die you throw
            position: red choosing | infantry-1:red@hand gev-1:red@hand light-tank-1:red@5,200,-200,90 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15
            The Ogre waits in the middle, and a Light Tank of yours is on the table already. Your turn is one action. Choose to throw G.E.V. 1 \
            in the list.
            do: throw gev-1

            ## Throw it
            Throw G.E.V. 1 from behind your edge onto the table. What it hits may be pushed or fall off. On the virtual table swing the die \
            and let go.
            roll: land gev-1=8,0,-200,0 light-tank-1=5,200,-200,90 ogre-blue=8,0,60,90
            reply: fair

            ## It may act
            position: red acting gev-1 landed | infantry-1:red@hand gev-1:red@8,0,-150,0 light-tank-1:red@5,200,-200,90 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15
            Wherever it fell, we go on as if it landed here on side 8, and Blue called no foul. A die that landed may do one thing that its upper side can do: roll over a \
            corner with a green dot, shoot, or call another die.

            ## Shoot
            A die sees what lies beyond the edge opposite its sight arrow, and the number beside the arrow is its attack: 4. Touch G.E.V. 1, \
            then the Ogre, and choose the treads in the list.
            do: fire gev-1 at ogre-blue hitting treads | fire gev-1 at ogre-blue hitting ap | fire gev-1 at ogre-blue hitting main | fire gev-1 at ogre-blue hitting secondary | fire gev-1 at ogre-blue hitting missiles

            ## What a hit does
            An attack as high as the block of the upper side kills; a lower one rolls the die to its next lower side. The Ogre rolled to side \
            7, and two tread dots are gone: without treads it stands still.

            ## Maneuver
            position: red acting light-tank-1 landed | infantry-1:red@hand gev-1:red@8,0,-150,0 light-tank-1:red@5,200,-200,90 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15
            Now let the Light Tank move. It rolls over a corner with a green dot to the next side. Press it over the corner x or y: on the \
            virtual table drag it a little that way.
            do: roll light-tank-1 x | roll light-tank-1 y

            ## Not over that corner
            position: red acting light-tank-1 landed | infantry-1:red@hand gev-1:red@8,0,-150,0 light-tank-1:red@5,200,-200,90 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15
            Its corner z has no green dot. Try to roll it over that one; the table says why it may not, and which side must be up. Then put \
            it back, or skip this step.
            try: roll light-tank-1 z

            ## Or do nothing
            A die that may act need not. Press Confirm twice, and it is done.
            do: rest

            ## The Ogre answers
            position: blue moving ogre-blue | infantry-1:red@reserve3 gev-1:red@8,0,-200,0 light-tank-1:red@5,220,-220,90 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15
            The Ogre fires one weapon, and after it rolls on if Blue wants; what it rolls into is crushed. Blue has shot your Infantry, which waits in the \
            reserve for a turn of each side. Blue leaves the Ogre there: press Confirm twice.
            do: rest

            ## You can play now
            Behind the question mark are all dice with their eight sides, sight and arrows. Rest the mouse on a die to see it large. Leave the \
            lesson, press Lay out for me, and play a whole game.
            """;

    private static final Lesson LESSON = LessonText.read(TEXT).orThrow();

    private DicelandLesson() {}

    public static Lesson lesson() {
        return LESSON;
    }
}
