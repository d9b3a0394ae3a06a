package umpire.proof.command;

import java.util.List;
import umpire.command.CommandProvider;

/** Self-play, proofs and benchmarks. */
public final class ProofCommands implements CommandProvider {
    @Override
    public List<Object> commands() {
        return List.of(
                new SelfplayCommand(),
                new TournamentCommand(),
                new ProveCommand(),
                new SimulateClubCommand(),
                new BenchCommand(),
                new ThresholdsCommand(),
                new ReliabilityCommand(),
                new NumeralsCommand());
    }
}
