package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.kernel.Listed;
import umpire.rules.kernel.NamedValue;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/** The one score of all Elves, with what each point is for. */
final class ScoreSheet {
    private ScoreSheet() {}

    /** Returns the parts of the current score. */
    public static List<Score.Reason> reasons(Setup setup, Realm realm) {
        List<Score.Reason> reasons = new ArrayList<>();
        for (Royal royal : setup.sheet().royals()) {
            int in = realm.chest(royal).size();
            reasons.add(new Score.Reason(in, "in " + royal.chest() + " of " + royal.spaces()));
            if (setup.missing(realm, royal).isEmpty()) {
                reasons.add(new Score.Reason(in, "for filling it"));
            }
        }
        int gifts = gifts(realm);
        if (gifts > 0) {
            reasons.add(new Score.Reason(gifts, gifts == 1 ? "for a Gift to an Ogre" : "for Gifts to Ogres"));
        }
        int captive = captives(realm);
        if (captive > 0) {
            reasons.add(new Score.Reason(-captive, captive == 1 ? "for a captive Elf" : "for captive Elves"));
        }
        return List.copyOf(reasons);
    }

    /** Returns the bonus points of all full chests. */
    public static int bonus(Setup setup, Realm realm) {
        return setup.sheet().royals().stream()
                .filter(royal -> setup.missing(realm, royal).isEmpty())
                .mapToInt(royal -> realm.chest(royal).size())
                .sum();
    }

    /** Returns how many Elves are captive, each of which costs a point. */
    public static int captives(Realm realm) {
        return (int) realm.miners().stream().filter(Realm.Miner::captive).count();
    }

    public static int points(Setup setup, Realm realm) {
        return reasons(setup, realm).stream().mapToInt(Score.Reason::points).sum();
    }

    /** Returns the label of an action's target: the points that the action brings, and the chests that can no longer be filled after it. */
    static Optional<String> gained(Setup setup, Position before, Position next) {
        int points = points(setup, next.realm()) - points(setup, before.realm());
        return Optional.of((points < 0 ? "" : "+")
                + points
                + (Math.abs(points) == 1 ? " point" : " points")
                + lost(setup, before.realm(), next.realm()));
    }

    private static String lost(Setup setup, Realm before, Realm next) {
        Map<Royal, Things> lost = new EnumMap<>(Royal.class);
        setup.sheet()
                .royals()
                .forEach(royal -> lost.put(royal, setup.gone(next, royal).less(setup.gone(before, royal))));
        lost.values().removeIf(Things::isEmpty);
        return lost.entrySet().stream()
                .findFirst()
                .map(first -> ", no " + first.getValue().list().getFirst().called() + " is left for "
                        + (lost.size() == 1 ? first.getKey().chest() : lost.size() + " chests"))
                .orElse("");
    }

    /** Returns the shared score of every seat. */
    public static List<Score> of(Setup setup, Realm realm, List<Seat> seats) {
        List<Score.Reason> reasons = reasons(setup, realm);
        int points = points(setup, realm);
        Score.Goal[] goals = goals(setup, realm, points);
        return seats.stream()
                .map(seat -> new Score(seat, points, "points", reasons, true).decidedBy(false, goals))
                .toList();
    }

    /** Returns the points, how full each chest is, and the Gifts. */
    private static Score.Goal[] goals(Setup setup, Realm realm, int points) {
        Stream<Score.Goal> chests = setup.sheet().royals().stream()
                .map(royal -> new Score.Goal(
                                realm.chest(royal).size(), "in " + royal.chest() + needs(setup, realm, royal))
                        .upTo(royal.spaces()));
        Score.Goal all = new Score.Goal(points, "points").upTo(setup.sheet().highestScore());
        Score.Goal gifts = new Score.Goal(gifts(realm), "Gifts to Ogres").upTo(mostGifts(setup));
        return Stream.of(Stream.of(all), chests, Stream.of(gifts))
                .flatMap(goals -> goals)
                .toArray(Score.Goal[]::new);
    }

    /** Returns the chests with the Valuables that they need and that are left, the Gifts, and the bag of each Elf. */
    static List<NamedValue> values(Setup setup, Realm realm) {
        List<NamedValue> values = new ArrayList<>();
        values.add(
                NamedValue.of("points", points(setup, realm)).upTo(setup.sheet().highestScore()));
        for (Royal royal : setup.sheet().royals()) {
            Things gone = setup.gone(realm, royal);
            Stream.of(
                            NamedValue.of("chest", realm.chest(royal).size()).upTo(royal.spaces()),
                            things("chest-needs", setup.missing(realm, royal).less(gone)),
                            things("chest-lacks", gone))
                    .forEach(value -> values.add(value.of(royal.title())));
        }
        values.add(NamedValue.of("gifts", gifts(realm)).upTo(mostGifts(setup)));
        realm.elves()
                .forEach(elf -> values.add(
                        things("bag", realm.miner(elf).bag()).of(elf.seat().toString())));
        return values;
    }

    private static NamedValue things(String name, Things things) {
        return NamedValue.of(name, things.list().stream().map(Thing::called).toList());
    }

    private static String needs(Setup setup, Realm realm, Royal royal) {
        Things missing = setup.missing(realm, royal);
        Things gone = setup.gone(realm, royal);
        if (missing.isEmpty()) {
            return ", full: 1 more for each";
        }
        return (gone.equals(missing) ? "" : ", needs " + missing.less(gone).inWords())
                + (gone.isEmpty() ? "" : "; " + unfillable(gone, "it"));
    }

    /** Says that a chest is never full, because these Valuables are gone. */
    static String unfillable(Things gone, String chest) {
        return "no " + Listed.or(gone.list().stream().map(Thing::called).toList()) + " is left to fill " + chest;
    }

    private static int gifts(Realm realm) {
        return realm.gifts().stream().mapToInt(Things::size).sum();
    }

    private static int spaces(Setup setup) {
        return setup.sheet().royals().stream().mapToInt(Royal::spaces).sum();
    }

    private static int mostGifts(Setup setup) {
        return setup.sheet().highestScore() - 2 * spaces(setup);
    }

    /** Returns the parts of the highest score, in a sentence. */
    public static String best(Setup setup) {
        int chests = spaces(setup);
        return "The most is " + setup.sheet().highestScore() + " points: " + chests
                + " for Valuables in the chests, " + chests + " more for those in full chests, " + mostGifts(setup)
                + " for Gifts to Ogres. Each captive Elf costs 1.";
    }
}
