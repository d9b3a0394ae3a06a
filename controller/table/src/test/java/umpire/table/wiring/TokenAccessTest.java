package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.mqtt.access.AccessTokens;
import umpire.rules.kernel.Seat;

class TokenAccessTest {
    private final TokenAccess access =
            new TokenAccess(() -> AccessTokens.of("master", Map.of(new Seat("White"), "pawn")), chair -> {});

    @Test
    void onlyTheOperatorHasTheOperatorsRights() {
        assertThat(access.operatorRefusal("master")).isEmpty();
        assertThat(access.operatorRefusal("pawn").orElseThrow()).contains("White's token");
        assertThat(access.operatorRefusal("").orElseThrow())
                .contains("Only the operator")
                .contains("./umpire token operator");
        assertThat(access.operatorRefusal("guess").orElseThrow()).contains("not an operator's token");
    }

    @Test
    void eachSeatHasATokenByItsName() {
        assertThat(access.tokenBySeat()).containsExactly(Map.entry("White", "pawn"));
    }
}
