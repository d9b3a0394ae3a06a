package umpire.table.games;

import java.util.Map;
import java.util.function.Function;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;

/**
 * A game the table can be asked for.
 *
 * @param id its name in commands
 * @param title its name as people say it
 * @param open makes the game with a house's rulings, by key; an unknown key or answer is told
 */
public record KnownGame(GameId id, String title, Function<Map<String, String>, Parsed<? extends Game<?, ?>>> open) {}
