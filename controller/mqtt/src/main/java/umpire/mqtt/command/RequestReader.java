package umpire.mqtt.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.EndRequest;
import umpire.rules.kernel.Seat;

/** Says what a command asks for. Whether its sender may ask it is checked elsewhere. Pure. */
final class RequestReader {
    private RequestReader() {}

    static GrantedRequest of(CommandPayload payload) {
        return switch (payload) {
            case CommandPayload.ActPayload act -> order(new Command.Act(act.seat(), act.notation()));
            case CommandPayload.NameDicePayload named ->
                order(new Command.NameDice(
                        named.seat(), named.faces(), named.confirmed().orElse(false)));
            case CommandPayload.TakeBackPayload back -> order(new Command.TakeBack(back.seat(), back.actions()));
            case CommandPayload.RedoPayload redo -> order(new Command.Redo(redo.seat()));
            case CommandPayload.AcceptTakeBackPayload accept -> order(new Command.AnswerTakeBack(accept.seat(), true));
            case CommandPayload.DeclineTakeBackPayload decline ->
                order(new Command.AnswerTakeBack(decline.seat(), false));
            case CommandPayload.PressPayload press -> new GrantedRequest.PressRequest(press.seat(), press.button());
            case CommandPayload.ResignPayload resign -> end(resign.seat(), EndRequest.RESIGN);
            case CommandPayload.OfferDrawPayload offer -> end(offer.seat(), EndRequest.OFFER_DRAW);
            case CommandPayload.AcceptDrawPayload accept -> end(accept.seat(), EndRequest.ACCEPT_DRAW);
            case CommandPayload.DeclineDrawPayload decline -> end(decline.seat(), EndRequest.DECLINE_DRAW);
            case CommandPayload.NewGamePayload anew -> order(new Command.NewGame(Optional.empty()));
            case CommandPayload.ChooseGamePayload choose ->
                new GrantedRequest.ChooseGame(Optional.empty(), choose.game(), answers(choose));
            case CommandPayload.GoBackPayload back -> new GrantedRequest.GoBack(Optional.empty(), back.unfinished());
            case CommandPayload.NameRollPayload roll -> order(new Command.NameRoll(roll.notation()));
            case CommandPayload.LetStandPayload stand -> order(new Command.LetStand(stand.toMove()));
            case CommandPayload.StartPayload start -> order(new Command.Start(start.position()));
            case CommandPayload.StartFromTablePayload start -> order(new Command.StartFromTable(start.toMove()));
            case CommandPayload.PausePayload pause -> order(new Command.Pause());
            case CommandPayload.ResumePayload resume -> order(new Command.Resume());
        };
    }

    /** Of a key that is given twice the last answer counts. */
    private static Map<String, String> answers(CommandPayload.ChooseGamePayload choose) {
        Map<String, String> answers = new TreeMap<>();
        choose.answers().orElse(List.of()).forEach(answer -> answers.put(answer.key(), answer.value()));
        return answers;
    }

    private static GrantedRequest end(Optional<Seat> seat, EndRequest endRequest) {
        return order(new Command.End(seat, endRequest));
    }

    private static GrantedRequest order(Command command) {
        return new GrantedRequest.Order(command);
    }
}
