package umpire.referee.session;

import java.util.Optional;

/** Takes whatever reaches a session to whom it concerns. */
final class OnInput {
    private OnInput() {}

    /** Takes an input; only a command is answered. */
    static <S, A> Optional<CommandAnswer> take(StepContext<S, A> context, Input input) {
        switch (input) {
            case Input.Looked looked -> OnLook.take(context, looked.observation());
            case Input.CameraChanged cameraChanged -> context.attend(now -> now.camera(cameraChanged.state()));
            case Input.Pressed pressed -> OnPress.take(context, pressed);
            case Input.Ordered ordered -> {
                return Optional.of(OnCommand.take(context, ordered.command()));
            }
            case Input.Ticked ticked -> {}
        }
        return Optional.empty();
    }
}
