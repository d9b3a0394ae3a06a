package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LegalDrawTest {
    private static final List<Integer> CONCEIVABLE = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);

    @Test
    void eachLegalActionIsAsLikelyAsAnyOther() {
        Random random = new Random(5);
        Map<Integer, Long> drawn = IntStream.range(0, 6000)
                .mapToObj(i -> LegalDraw.of(CONCEIVABLE, one -> one % 3 == 0, random::nextInt)
                        .orElseThrow())
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        assertThat(drawn).containsOnlyKeys(3, 6, 9);
        assertThat(drawn.values()).allMatch(times -> times > 1850 && times < 2150);
    }

    @Test
    void withoutALegalActionNoneIsDrawn() {
        assertThat(LegalDraw.of(CONCEIVABLE, one -> one > 10, new Random(1)::nextInt))
                .isEmpty();
        assertThat(LegalDraw.of(List.<Integer>of(), one -> true, new Random(1)::nextInt))
                .isEmpty();
    }
}
