package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Property tests of written positions. The judge reads every position that it writes. Play from an accepted position
 * never reaches one that is refused. The positions are mutations of those of random play: a word is replaced, left out
 * or repeated, or a number changes. Most are refused, and play continues from the accepted ones.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public final class PositionLaws<S, A> {
    /** The parts that are exchanged: a word, a number, or a sign between them. */
    private static final Pattern PARTS = Pattern.compile("\\d+|[A-Za-z]+|[^\\sA-Za-z0-9]|\\s+");

    /** The greatest number that replaces another. */
    private static final int NUMBERS = 20;

    private final Game<S, A> game;
    private final int mostActions;

    /**
     * @param game the game under test
     * @param mostActions the length of play from each accepted position
     */
    public PositionLaws(Game<S, A> game, int mostActions) {
        this.game = game;
        this.mostActions = mostActions;
    }

    /** The number of positions that were written, and of those that were accepted. */
    public record Tally(int written, int taken) {}

    /**
     * Mutates positions of a game and plays from the accepted ones.
     *
     * @param states of a game
     * @param changes the number of mutations
     */
    public Tally change(List<S> states, int changes, long seed) {
        Random random = new Random(seed);
        List<List<String>> texts =
                states.stream().map(state -> parts(game.writePosition(state))).toList();
        Set<String> seen = new HashSet<>();
        texts.forEach(text -> seen.add(String.join("", text)));
        int taken = 0;
        for (int i = 0; i < changes; i++) {
            List<String> text = texts.get(random.nextInt(texts.size()));
            String changed = changed(text, texts.get(random.nextInt(texts.size())), random);
            if (seen.add(changed) && read(changed) instanceof Parsed.Good<S> good) {
                taken++;
                playOn(good.value(), random, "seed " + seed + ", from '" + changed + "'");
            }
        }
        return new Tally(seen.size() - texts.size(), taken);
    }

    private Parsed<S> read(String text) {
        try {
            Parsed<S> read = game.readPosition(text);
            if (read instanceof Parsed.Bad<S> bad) {
                assertThat(bad.why()).as("what is wrong with '%s'", text).isNotBlank();
            }
            return read;
        } catch (RuntimeException bug) {
            return fail("'" + text + "' is neither taken nor refused", bug);
        }
    }

    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        Matcher matcher = PARTS.matcher(text);
        while (matcher.find()) {
            parts.add(matcher.group());
        }
        return parts;
    }

    private static String changed(List<String> text, List<String> other, Random random) {
        List<String> parts = new ArrayList<>(text);
        int at = random.nextInt(parts.size());
        switch (random.nextInt(6)) {
            case 0 -> parts.remove(at);
            case 1 -> parts.add(at, parts.get(random.nextInt(parts.size())));
            case 2 -> parts.set(at, other.get(random.nextInt(other.size())));
            case 3 -> {
                int with = random.nextInt(parts.size());
                String kept = parts.get(at);
                parts.set(at, parts.get(with));
                parts.set(with, kept);
            }
            default -> parts.set(at, instead(parts.get(at), other, random));
        }
        return String.join("", parts);
    }

    /** Returns a part of the same kind: a number for a number, a word for a word. */
    private static String instead(String part, List<String> other, Random random) {
        if (Character.isDigit(part.charAt(0))) {
            return Integer.toString(random.nextInt(NUMBERS));
        }
        List<String> alike = other.stream()
                .filter(candidate -> Character.isLetter(candidate.charAt(0)) == Character.isLetter(part.charAt(0)))
                .toList();
        return alike.isEmpty() ? part : alike.get(random.nextInt(alike.size()));
    }

    private void playOn(S start, Random random, String from) {
        S state = start;
        List<String> played = new ArrayList<>();
        try {
            for (int i = 0; i <= mostActions; i++) {
                String where = from + " by " + played;
                assertThat(game.readPosition(game.writePosition(state)))
                        .as("%s: what is reached is read again: %s", where, game.writePosition(state))
                        .isEqualTo(Parsed.good(state));
                if (game.awaited(state) instanceof Awaited.Nothing) {
                    return;
                }
                A action = next(state, random, where);
                played.add(game.write(action));
                state = GamePlay.after(game, state, action);
            }
        } catch (RuntimeException bug) {
            fail(from + " by " + played + " play falls over", bug);
        }
    }

    private A next(S state, Random random, String where) {
        if (!(game.awaited(state) instanceof Awaited.Roll)) {
            assertThat(game.actions(state)).as("%s: something is legal", where).isNotEmpty();
        }
        return RandomAction.of(game, state, random::nextInt);
    }
}
