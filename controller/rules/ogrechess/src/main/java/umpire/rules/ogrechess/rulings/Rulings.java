package umpire.rules.ogrechess.rulings;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.ogrechess.position.UnitKind;

/** How this table answers what the sheet leaves open. */
public final class Rulings {
    public static final Rulings DEFAULT = new Rulings(new EnumMap<>(Question.class));

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
    private final Set<UnitKind> mayTurn;
    private final Map<Question, String> answers;

    private Rulings(Map<Question, String> answers) {
        this.answers = answers;
        infThreatensAround = is(Question.INF_THREATENS_MCP, "ANY_DIRECTION");
        ogreDoubled = is(Question.OGRE_DOUBLED, "true");
        disabledHalf = is(Question.DISABLED_HALF, "true");
        wholePlatoonLost = is(Question.INFANTRY_LOSS, "PLATOON");
        mustAnswerCheck = is(Question.MUST_ANSWER_CHECK, "true");
        escapeMustBeCertain = is(Question.CHECK_ESCAPE, "CERTAIN");
        suicideAllowed = is(Question.SUICIDE, "true");
        strictRetreat = is(Question.STRICT_RETREAT, "true");
        towardsTarget = is(Question.HIT_AND_RUN_TOWARDS, "TARGET");
        ogreTakesD = is(Question.OVERRUN_D_ON_OGRE, "true");
        longLegOnly = is(Question.BLITZ_PATHS, "LONG_LEG_FIRST");
        mechSeparate = is(Question.MECH_COMBINE, "SEPARATE");
        passAllowed = is(Question.PASS, "true");
        fireWithoutMove = is(Question.FIRE_NEEDS_MOVE, "false");
        survivorsByTable = is(Question.SURVIVOR_ATTACK, "TABLE");
        checkThroughInfantry = is(Question.CHECK_THROUGH, "true");
        entryLossAtOgre = is(Question.ENTRY_LOSS, "true");
        deadPositionDraws = is(Question.DEAD_POSITION, "DRAW");
        oneWeapon = is(Question.OGRE_FIRE, "ONE_WEAPON");
        separateWeapons = is(Question.OGRE_FIRE, "ALL_SEPARATE");
        mechIsArmour = is(Question.ARMOUR_TYPES, "GEV+HVY+MSL+MECH");
        repeatCycles = Integer.parseInt(answer(Question.REPEAT));
        quietTurnsDraw = Integer.parseInt(answer(Question.QUIET));
        unarmedRounds = Integer.parseInt(answer(Question.UNARMED_ROUNDS));
        goesOnOverEmptySquares = is(Question.AFTER_OVERRUN, "MOVE");
        mayTurn = kinds(answer(Question.MAY_TURN));
    }

    private boolean is(Question question, String answer) {
        return answer(question).equals(answer);
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

    String answer(Question question) {
        return answers.getOrDefault(question, question.ruling().byDefault());
    }

    public boolean mayTurn(UnitKind kind) {
        return mayTurn.contains(kind);
    }

    /** Returns the questions as answered here: the answer first, then the other answers allowed. */
    public List<HouseRuling> asHouseRulings() {
        return Arrays.stream(Question.values())
                .map(question -> question.ruling().answered(answer(question)))
                .toList();
    }

    /** Reads answers by key; every question not named keeps its default. */
    public static Parsed<Rulings> parse(Map<String, String> byKey) {
        Map<Question, String> answers = new EnumMap<>(Question.class);
        for (Map.Entry<String, String> entry : new TreeMap<>(byKey).entrySet()) {
            Optional<Question> question = Question.byKey(entry.getKey());
            if (question.isEmpty()) {
                return Parsed.bad(Quoted.of(entry.getKey()) + " is no house ruling of Ogre Chess; there are "
                        + String.join(", ", Question.keys()));
            }
            switch (question.get().ruling().answer(entry.getValue())) {
                case Parsed.Good<String> answer -> answers.put(question.get(), answer.value());
                case Parsed.Bad<String> bad -> {
                    return Parsed.bad(bad.why());
                }
            }
        }
        return Parsed.good(new Rulings(answers));
    }
}
