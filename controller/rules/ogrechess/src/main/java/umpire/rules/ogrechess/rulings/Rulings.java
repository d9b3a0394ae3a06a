package umpire.rules.ogrechess.rulings;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.HouseAnswers;
import umpire.rules.ogrechess.board.UnitKind;

/** The house rulings: this table's answers to the questions that the sheet leaves open. */
public final class Rulings {
    public static final Rulings DEFAULT = new Rulings(HouseAnswers.byDefault(Question.class));

    public final boolean infThreatensAround;
    public final boolean ogreDoubled;
    public final boolean disabledHalf;
    public final boolean wholePlatoonLost;
    public final boolean mustAnswerCheck;
    public final boolean escapeMustBeCertain;
    public final boolean suicideAllowed;
    public final boolean strictRetreat;
    public final boolean towardsTarget;
    public final boolean ogreTakesD;
    public final boolean longLegOnly;
    public final boolean mechSeparate;
    public final boolean passAllowed;
    public final boolean fireWithoutMove;
    public final boolean survivorsByTable;
    public final boolean checkThroughInfantry;
    public final boolean entryLossAtOgre;
    public final boolean deadPositionDraws;
    public final boolean oneWeapon;
    public final boolean separateWeapons;
    public final boolean mechIsArmour;
    public final int repeatCycles;
    public final int quietTurnsDraw;
    public final int unarmedRounds;
    public final boolean goesOnOverEmptySquares;
    public final boolean ramsWithOneUnit;
    public final boolean runsAsFarAsItCan;
    private final Set<UnitKind> mayTurn;
    private final HouseAnswers<Question> answers;

    private Rulings(HouseAnswers<Question> answers) {
        this.answers = answers;
        infThreatensAround = answers.is(Question.INF_THREATENS_MCP, "ANY_DIRECTION");
        ogreDoubled = answers.is(Question.OGRE_DOUBLED, "true");
        disabledHalf = answers.is(Question.DISABLED_HALF, "true");
        wholePlatoonLost = answers.is(Question.INFANTRY_LOSS, "PLATOON");
        mustAnswerCheck = answers.is(Question.MUST_ANSWER_CHECK, "true");
        escapeMustBeCertain = answers.is(Question.CHECK_ESCAPE, "CERTAIN");
        suicideAllowed = answers.is(Question.SUICIDE, "true");
        strictRetreat = answers.is(Question.STRICT_RETREAT, "true");
        towardsTarget = answers.is(Question.HIT_AND_RUN_TOWARDS, "TARGET");
        ogreTakesD = answers.is(Question.OVERRUN_D_ON_OGRE, "true");
        longLegOnly = answers.is(Question.BLITZ_PATHS, "LONG_LEG_FIRST");
        mechSeparate = answers.is(Question.MECH_COMBINE, "SEPARATE");
        passAllowed = answers.is(Question.PASS, "true");
        fireWithoutMove = answers.is(Question.FIRE_NEEDS_MOVE, "false");
        survivorsByTable = answers.is(Question.SURVIVOR_ATTACK, "TABLE");
        checkThroughInfantry = answers.is(Question.CHECK_THROUGH, "true");
        entryLossAtOgre = answers.is(Question.ENTRY_LOSS, "true");
        deadPositionDraws = answers.is(Question.DEAD_POSITION, "DRAW");
        oneWeapon = answers.is(Question.OGRE_FIRE, "ONE_WEAPON");
        separateWeapons = answers.is(Question.OGRE_FIRE, "ALL_SEPARATE");
        mechIsArmour = answers.is(Question.ARMOUR_TYPES, "GEV+HVY+MSL+MECH");
        repeatCycles = Integer.parseInt(answers.to(Question.REPEAT));
        quietTurnsDraw = Integer.parseInt(answers.to(Question.QUIET));
        unarmedRounds = Integer.parseInt(answers.to(Question.UNARMED_ROUNDS));
        goesOnOverEmptySquares = answers.is(Question.AFTER_OVERRUN, "MOVE");
        ramsWithOneUnit = answers.is(Question.RAM_WITH_ONE, "ALLOWED");
        runsAsFarAsItCan = answers.is(Question.RETREAT_LENGTH, "ALL");
        mayTurn = kinds(answers.to(Question.MAY_TURN));
    }

    /** Returns the kinds an answer names: {@code GEV+MSL}. */
    private static Set<UnitKind> kinds(String answer) {
        Set<UnitKind> named = EnumSet.noneOf(UnitKind.class);
        for (UnitKind kind : UnitKind.values()) {
            if (answer.contains(kind.name())) {
                named.add(kind);
            }
        }
        return named;
    }

    public boolean mayTurn(UnitKind kind) {
        return mayTurn.contains(kind);
    }

    /** Returns the questions as answered here: the answer first, then the other answers allowed. */
    public List<HouseRuling> asHouseRulings() {
        return answers.asHouseRulings();
    }

    /** Reads answers by key; every question not named keeps its default. */
    public static Parsed<Rulings> parse(Map<String, String> byKey) {
        return HouseAnswers.parse(Question.class, "Ogre Chess", List.of(), byKey)
                .then(answers -> Parsed.good(new Rulings(answers)));
    }
}
