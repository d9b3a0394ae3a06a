package umpire.rules.diemen.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.rules.diemen.plain.PlainBattle.Assault;
import umpire.rules.diemen.plain.PlainBattle.Half;
import umpire.rules.diemen.plain.PlainBattle.Squad;

/** Plays actions in a battle. */
public final class PlainFlow {
    private static final Map<List<Object>, PlainMap> MAPS = new HashMap<>();

    private final PlainBattle battle;
    private final PlainMap map;

    private PlainFlow(String scenario, Map<String, String> house, String position) {
        this.map = MAPS.computeIfAbsent(List.of(scenario, house), none -> new PlainMap(scenario, house));
        this.battle = new PlainBattle(map, position);
    }

    /** Returns the legal actions of a position, in notation. */
    public static Set<String> legal(String scenario, Map<String, String> house, String position) {
        return new PlainChoice(new PlainFlow(scenario, house, position).battle).legal();
    }

    /** Returns the position after a legal action. */
    public static String after(String scenario, Map<String, String> house, String position, String action) {
        PlainFlow flow = new PlainFlow(scenario, house, position);
        flow.done(action.split(" "));
        return flow.battle.write();
    }

    private void phase(String... words) {
        battle.phase = new ArrayList<>(Arrays.asList(words));
    }

    private Half half(String side) {
        return battle.halves.get(side);
    }

    private void done(String[] words) {
        List<String> phase = battle.phase;
        switch (words[0]) {
            case "red", "blue" -> {
                if (phase.get(0).equals("naming")) {
                    nameSecretly(words[0], words[2]);
                } else {
                    declare(words);
                }
            }
            case "roll" -> roll(words[1]);
            case "name" -> name(words[1]);
            case "defend", "pass", "attack", "shoot", "move" -> spend(words, phase.get(1), phase.get(2));
            case "gobble" -> {
                gobble(words[1]);
                defended();
            }
            case "enough" -> hit();
            case "knock" -> {
                half(PlainBattle.other(battle.assaults.get(0).side)).dice[Integer.parseInt(words[1])]--;
                lose(damage());
            }
            case "lose" -> {
                int left = Integer.parseInt(phase.get(1));
                take(words[1].charAt(0), 1);
                lose(left - 1);
            }
            case "march" -> march(words[1], words[2]);
            default -> {
                List<String> sides = new ArrayList<>(PlainBattle.list(phase.get(3)));
                sides.add(phase.get(1));
                sides.sort((one, other) -> other.compareTo(one));
                phase("marching", PlainBattle.other(phase.get(1)), phase.get(2), PlainBattle.joined(sides));
                marching();
            }
        }
    }

    private void declare(String[] words) {
        String orders = words.length > 2 ? words[1] + ":" + words[2] : words[1];
        battle.phase.set(words[0].equals("red") ? 1 : 2, orders);
        if (!battle.phase.contains("-")) {
            half("red").orders = battle.phase.get(1);
            half("blue").orders = battle.phase.get(2);
            phase("rolling");
        }
    }

    private void roll(String pools) {
        String[] both = pools.split("/");
        PlainBattle.list(both[0]).forEach(face -> half("red").dice[Integer.parseInt(face)]++);
        PlainBattle.list(both[1]).forEach(face -> half("blue").dice[Integer.parseInt(face)]++);
        sets();
    }

    /** Goes on to the set that is spent next. */
    private void sets() {
        int least = map.numbers.get("breaksBelow");
        boolean second = battle.assaults.size() == 1;
        if (!second && (battle.size("red") < least || battle.size("blue") < least)) {
            over();
            return;
        }
        if (!battle.tied.isEmpty()) {
            tied();
            return;
        }
        int[] red = half("red").first();
        int[] blue = half("blue").first();
        String odd = battle.round % 2 == 1 ? "red" : "blue";
        if (red[0] + blue[0] == 0) {
            String fewer = battle.size("red") < battle.size("blue") ? "red" : "blue";
            boolean even = battle.size("red") == battle.size("blue");
            phase("marching", even ? odd : fewer, PlainBattle.joined(battle.written()), "-");
            marching();
        } else if (Arrays.equals(red, blue)) {
            String set = red[0] + "x" + red[1];
            String useless = List.of(odd, PlainBattle.other(odd)).stream()
                    .filter(side -> !new PlainChoice(battle).useful(side, set, "-"))
                    .findFirst()
                    .orElse("");
            if (useless.isEmpty()) {
                if (map.answered("equalSetsNamed", "SECRET")) {
                    phase("naming", set, "secretly", "-", "-");
                } else {
                    phase("naming", set, odd, "-");
                }
            } else {
                half(useless).dice[red[1]] = 0;
                sets();
            }
        } else {
            boolean redFirst = red[0] != blue[0] ? red[0] > blue[0] : red[1] > blue[1];
            spending(redFirst ? "red" : "blue", redFirst ? red : blue, "-");
        }
    }

    private void tied() {
        String[] words = battle.tied.get(0).split(":");
        int height = Integer.parseInt(words[1].split("x")[1]);
        int width = Integer.parseInt(words[1].split("x")[0]);
        if (half(words[0]).dice[height] == width) {
            spending(words[0], new int[] {width, height}, words[2]);
        } else {
            battle.tied.remove(0);
            goOn();
        }
    }

    private void spending(String side, int[] set, String bound) {
        String text = set[0] + "x" + set[1];
        if (new PlainChoice(battle).useful(side, text, bound)) {
            phase("spending", side, text, bound);
        } else {
            spent(side, set[1]);
            goOn();
        }
    }

    private void spent(String side, int height) {
        half(side).dice[height] = 0;
        if (!battle.tied.isEmpty() && battle.tied.get(0).startsWith(side)) {
            battle.tied.remove(0);
        }
    }

    /** Settles an attack, unless another is made at the same time. */
    private void goOn() {
        boolean together = !battle.tied.isEmpty() && battle.tied.get(0).endsWith(":attack");
        if (battle.assaults.isEmpty() || together) {
            sets();
        } else {
            defended();
        }
    }

    private void name(String tactic) {
        List<String> phase = battle.phase;
        String side = phase.get(2);
        if (phase.get(3).equals("-")) {
            phase("naming", phase.get(1), PlainBattle.other(side), tactic);
            return;
        }
        named(PlainBattle.other(side), phase.get(1), phase.get(3), tactic);
    }

    private void nameSecretly(String side, String tactic) {
        battle.phase.set(side.equals("red") ? 3 : 4, tactic);
        if (!battle.phase.contains("-")) {
            boolean redFirst = battle.round % 2 == 1;
            List<String> phase = battle.phase;
            named(redFirst ? "red" : "blue", phase.get(1), phase.get(redFirst ? 3 : 4), phase.get(redFirst ? 4 : 3));
        }
    }

    private void named(String first, String equal, String tactic, String other) {
        List<String> order = List.of("defend", "attack", "move", "nothing");
        String one = first + ":" + equal + ":" + tactic;
        String two = PlainBattle.other(first) + ":" + equal + ":" + other;
        boolean swapped = order.indexOf(other) < order.indexOf(tactic);
        for (String set : swapped ? List.of(two, one) : List.of(one, two)) {
            if (set.endsWith(":nothing")) {
                half(set.split(":")[0]).dice[Integer.parseInt(equal.split("x")[1])] = 0;
            } else {
                battle.tied.add(set);
            }
        }
        sets();
    }

    private void spend(String[] words, String side, String set) {
        int width = Integer.parseInt(set.split("x")[0]);
        int height = Integer.parseInt(set.split("x")[1]);
        spent(side, height);
        switch (words[0]) {
            case "defend" -> {
                half(side).gobble[height] += width;
                half(side).guarding = true;
            }
            case "attack", "shoot" -> attack(words, side, width, height);
            case "move" -> move(words[1], words[2], PlainBattle.squad(side + ":" + words[1] + ":" + words[3]));
            default -> {}
        }
        goOn();
    }

    private void attack(String[] words, String side, int width, int height) {
        Assault assault = new Assault();
        assault.side = side;
        assault.from = words[1];
        assault.at = words[2];
        assault.height = height;
        assault.width = width;
        if (words[0].equals("shoot")) {
            assault.kind = "shot";
            if (!map.answered("shotWidened", "false")) {
                widen(assault);
            }
        } else {
            worth(assault);
            widen(assault);
        }
        battle.assaults.add(assault);
    }

    private void worth(Assault assault) {
        Squad own = battle.squads.get(assault.from);
        boolean close = PlainMap.distance(assault.from, assault.at) == 1;
        assault.kind = close ? "close" : "siege";
        assault.limit = close ? own.size() : 0;
        assault.flying = own.only("F");
        for (String space : battle.spaces(assault.side)) {
            Squad squad = battle.squads.get(space);
            boolean faces = !space.equals(assault.from) && PlainMap.distance(space, assault.at) == 1;
            boolean fights = !squad.only("AS") || map.answered("facing", "ALL_SQUADS");
            assault.bonus += faces && fights ? 1 : 0;
        }
        boolean over = PlainChoice.above(map.at(assault.from), map.at(assault.at));
        assault.bonus += over && !battle.squads.get(assault.at).only("F") ? 1 : 0;
        int cavalry = map.answered("cavalryDamage", "EACH_UNIT") ? own.count('C') : Math.min(1, own.count('C'));
        assault.bonus += close ? cavalry : 0;
    }

    /** Archers near an attack widen it, as often in a round as there are Archers. */
    private void widen(Assault assault) {
        int archers = 0;
        boolean near = false;
        for (String space : battle.spaces(assault.side)) {
            int count = battle.squads.get(space).count('A');
            archers += count;
            near |= count > 0 && PlainMap.distance(space, assault.from) <= 1;
        }
        if (near && half(assault.side).width < archers) {
            half(assault.side).width++;
            assault.width++;
        }
    }

    private void move(String from, String to, Squad moving) {
        Squad left = battle.squads.get(from);
        int fresh = left.count('D') - left.tired;
        int tired = Math.max(0, moving.count('D') - fresh);
        moving.units.forEach((type, count) -> left.add(type, -count));
        left.tired -= tired;
        if (left.size() == 0) {
            battle.squads.remove(from);
        }
        if (!to.equals("off")) {
            Squad there = battle.squads.computeIfAbsent(to, none -> new Squad(moving.side));
            moving.units.forEach(there::add);
            there.tired += tired;
        }
    }

    private void gobble(String which) {
        Assault assault = battle.assaults.get(0);
        assault.width--;
        switch (which) {
            case "terrain" -> battle.used.add(assault.at);
            case "free" -> battle.squads.get(assault.at).tired++;
            default -> half(PlainBattle.other(assault.side)).gobble[Integer.parseInt(which)]--;
        }
    }

    private void defended() {
        Assault assault = battle.assaults.get(0);
        boolean sure = assault.kind.equals("shot") && map.answered("shotGobbled", "false");
        if (assault.width < 2) {
            settled();
        } else if (!sure && new PlainChoice(battle).gobblings().size() > 1) {
            phase("gobbling");
        } else {
            hit();
        }
    }

    private void hit() {
        Assault assault = battle.assaults.get(0);
        Half half = half(PlainBattle.other(assault.side));
        boolean spared = assault.kind.equals("shot") && !map.answered("shotKnocks", "true");
        if (spared || half.sets() == 0) {
            lose(damage());
        } else if (half.sets() == 1) {
            half.dice[half.first()[1]]--;
            lose(damage());
        } else {
            phase("knocking");
        }
    }

    private int damage() {
        Assault assault = battle.assaults.get(0);
        if (assault.kind.equals("shot")) {
            return 1;
        }
        int all = assault.width + assault.bonus;
        return assault.kind.equals("siege") ? all : Math.min(all, assault.limit);
    }

    private void take(char type, int count) {
        String at = battle.assaults.get(0).at;
        Squad squad = battle.squads.get(at);
        squad.add(type, -count);
        if (type == 'D') {
            squad.tired = Math.max(0, squad.tired - count);
        }
        if (squad.size() == 0) {
            battle.squads.remove(at);
        }
    }

    private void lose(int left) {
        Squad squad = battle.squads.get(battle.assaults.get(0).at);
        if (left == 0 || squad == null) {
            settled();
        } else if (squad.size() <= left) {
            battle.squads.remove(battle.assaults.get(0).at);
            settled();
        } else if (squad.units.size() == 1) {
            take(squad.units.keySet().iterator().next(), left);
            settled();
        } else {
            phase("losing", String.valueOf(left));
        }
    }

    private void settled() {
        battle.assaults.remove(0);
        goOn();
    }

    private void march(String from, String to) {
        List<String> phase = battle.phase;
        List<String> waiting = new ArrayList<>(PlainBattle.list(phase.get(2)));
        String text = waiting.stream()
                .filter(squad -> squad.split(":")[1].equals(from))
                .findFirst()
                .orElseThrow();
        String going = new PlainChoice(battle).marching(text, from, to);
        waiting.remove(text);
        move(from, to, PlainBattle.squad(phase.get(1) + ":" + from + ":" + going));
        phase("marching", PlainBattle.other(phase.get(1)), PlainBattle.joined(waiting), phase.get(3));
        marching();
    }

    private void marching() {
        List<String> phase = battle.phase;
        for (String side : List.of(phase.get(1), PlainBattle.other(phase.get(1)))) {
            boolean can = !new PlainChoice(battle).marches(side, false).isEmpty();
            if (can && !PlainBattle.list(phase.get(3)).contains(side)) {
                phase("marching", side, phase.get(2), phase.get(3));
                return;
            }
        }
        if (battle.round == map.numbers.get("rounds")) {
            over();
        } else {
            battle.round++;
            fresh();
            phase("declaring", "-", "-");
        }
    }

    private void fresh() {
        for (Half half : battle.halves.values()) {
            Arrays.fill(half.dice, 0);
            Arrays.fill(half.gobble, 0);
            half.guarding = false;
            half.width = 0;
        }
        battle.squads.values().forEach(squad -> squad.tired = 0);
        battle.used.clear();
        battle.tied.clear();
    }

    private void over() {
        fresh();
        int least = map.numbers.get("breaksBelow");
        int red = battle.size("red");
        int blue = battle.size("blue");
        if (red < least || blue < least) {
            end("beaten", red, blue);
        } else if (there("red") != there("blue")) {
            end("objective", there("red"), there("blue"));
        } else {
            end("survivors", red, blue);
        }
    }

    private void end(String how, int red, int blue) {
        phase("over", red == blue ? "drawn" : how, red == blue ? "-" : red > blue ? "red" : "blue");
    }

    private int there(String side) {
        return battle.spaces(side).stream()
                .filter(space -> PlainMap.distance(space, map.objective) <= 1)
                .mapToInt(space -> battle.squads.get(space).size())
                .sum();
    }
}
