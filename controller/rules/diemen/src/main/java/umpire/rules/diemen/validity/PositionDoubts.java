package umpire.rules.diemen.validity;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** What a position has to be like, asked one after the other until it is not. */
final class PositionDoubts {
    private Optional<String> doubt = Optional.empty();

    PositionDoubts needs(BooleanSupplier holds, Supplier<String> otherwise) {
        if (doubt.isEmpty() && !holds.getAsBoolean()) {
            doubt = Optional.of(otherwise.get());
        }
        return this;
    }

    PositionDoubts needs(BooleanSupplier holds, String otherwise) {
        return needs(holds, () -> otherwise);
    }

    /** Goes on with what is asked elsewhere. */
    PositionDoubts then(Supplier<Optional<String>> further) {
        if (doubt.isEmpty()) {
            doubt = further.get();
        }
        return this;
    }

    Optional<String> first() {
        return doubt;
    }
}
