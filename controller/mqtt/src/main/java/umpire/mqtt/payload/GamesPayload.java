package umpire.mqtt.payload;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.mqtt.payload.PlayersPayload.OpponentPayload;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;

/**
 * The games that can be chosen: new ones and unfinished ones.
 *
 * @param unfinished the last left first, at most {@link #MOST_UNFINISHED}
 */
public record GamesPayload(List<ChoicePayload> games, List<UnfinishedPayload> unfinished) implements MessagePayload {
    public static final int MOST_UNFINISHED = 20;

    public GamesPayload {
        games = List.copyOf(games);
        unfinished = List.copyOf(unfinished);
    }

    /** A game with its options and house rulings. */
    public record ChoicePayload(GameId id, String title, List<QuestionPayload> options, List<QuestionPayload> rulings) {
        public ChoicePayload {
            options = List.copyOf(options);
            rulings = List.copyOf(rulings);
        }

        /** Returns the description of a game. */
        public static ChoicePayload of(GameFactory factory, List<HouseRuling> rulings) {
            return new ChoicePayload(
                    factory.id(),
                    factory.title(),
                    factory.options().stream().map(QuestionPayload::of).toList(),
                    rulings.stream().map(QuestionPayload::of).toList());
        }
    }

    /**
     * A question that is answered before a game begins.
     *
     * @param byDefault the default answer
     * @param words the meaning of each allowed value, in the same order; absent when the values are clear
     */
    public record QuestionPayload(
            String key, String byDefault, List<String> allowed, Optional<List<String>> words, String says) {
        public QuestionPayload {
            allowed = List.copyOf(allowed);
            words = words.map(List::copyOf);
        }

        static QuestionPayload of(GameOption option) {
            return new QuestionPayload(
                    option.key(),
                    option.byDefault(),
                    option.allowed(),
                    Optional.of(option.words()).filter(words -> !words.equals(option.allowed())),
                    option.says());
        }

        static QuestionPayload of(HouseRuling ruling) {
            return new QuestionPayload(
                    ruling.key(), ruling.byDefault(), ruling.allowed(), Optional.empty(), ruling.says());
        }
    }

    /** A chosen answer. */
    public record AnswerPayload(String key, String value) {
        /** Returns the answers in the order of their keys. */
        public static List<AnswerPayload> of(Map<String, String> answers) {
            return answers.entrySet().stream()
                    .map(answer -> new AnswerPayload(answer.getKey(), answer.getValue()))
                    .toList();
        }
    }

    /**
     * An unfinished game.
     *
     * @param unfinished its id
     * @param answers the chosen answers that differ from the default
     * @param opponents the seats that the table played when the game was left, in seat order. Empty when unknown
     * @param begunAt when it was begun, in UTC
     * @param playedAt when it was last played, in UTC
     */
    public record UnfinishedPayload(
            String unfinished,
            GameId game,
            String title,
            List<AnswerPayload> answers,
            Optional<List<OpponentPayload>> opponents,
            int actionsPlayed,
            String begunAt,
            String playedAt) {
        public UnfinishedPayload {
            answers = List.copyOf(answers);
            opponents = opponents.map(List::copyOf);
        }
    }
}
