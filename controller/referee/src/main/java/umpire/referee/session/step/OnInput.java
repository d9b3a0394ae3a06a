package umpire.referee.session.step;

import java.util.Optional;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.session.state.Match;

/** Dispatches an input to its handler. */
public final class OnInput {
    private OnInput() {}

    /** Processes an input. Returns the answer to a command or a press; empty for other inputs. */
    public static <S, A> Optional<CommandAnswer> take(StepContext<S, A> context, Input input) {
        Match<S, A> before = context.match();
        Optional<CommandAnswer> answer = heard(context, input);
        if (before.lesson().isPresent()) {
            boolean explained = input instanceof Input.Ordered ordered
                    && ordered.command() instanceof Command.WhyNot
                    && answer.filter(CommandAnswer.Done.class::isInstance).isPresent();
            new OnLesson<>(context).follow(before, answer, explained);
        }
        return answer;
    }

    private static <S, A> Optional<CommandAnswer> heard(StepContext<S, A> context, Input input) {
        switch (input) {
            case Input.Looked looked -> OnLook.take(context, looked.observation());
            case Input.CameraChanged cameraChanged -> context.perceive(now -> now.withCamera(cameraChanged.state()));
            case Input.OpponentChanged changed -> context.perceive(now -> now.withOpponent(changed.state()));
            case Input.Pressed pressed -> {
                return Optional.of(OnPress.take(context, pressed));
            }
            case Input.Ordered ordered -> {
                return Optional.of(OnCommand.take(context, ordered.command()));
            }
            case Input.DiceThrown thrown -> {
                return Optional.of(OnCommand.throwDice(context, thrown));
            }
            case Input.SelfLaid laid -> OnLook.laid(context, laid.nowMs());
            case Input.Mirrored look -> OnLook.mirror(context, look.observation());
            case Input.BoardSeen seen -> {}
            case Input.Ticked ticked -> {}
        }
        return Optional.empty();
    }
}
