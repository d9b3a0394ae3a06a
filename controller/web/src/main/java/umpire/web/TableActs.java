package umpire.web;

import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import umpire.referee.session.input.CommandAnswer;
import umpire.rules.kernel.Parsed;
import umpire.web.payload.DonePayload;

/** Carries out the actions of pages on the virtual table. Only requests to the referee wait for the table's answer, with a time limit. */
final class TableActs {
    private static final int MOST_BYTES = 4_096;
    private static final long ANSWER_MS = 3_000;
    /** The time limit for starting another game with its seats, also on a busy machine. Chosen. */
    private static final long GAME_MS = 20_000;

    private final TablePage page;
    private final HandsCheck handsCheck;

    TableActs(TablePage page, HandsCheck handsCheck) {
        this.page = page;
        this.handsCheck = handsCheck;
    }

    void act(HttpCall httpCall) {
        if (!httpCall.header("Content-Type").startsWith("application/json")) {
            httpCall.refuse(415, "Send the act as application/json.");
            return;
        }
        Optional<String> body = httpCall.body(MOST_BYTES);
        if (body.isEmpty()) {
            httpCall.refuse(413, "An act has at most " + MOST_BYTES + " bytes.");
            return;
        }
        VirtualTableApi virtual = page.table().get();
        switch (virtual.read(body.get())) {
            case Parsed.Good<TableRequest> good -> allowed(httpCall, virtual, good.value());
            case Parsed.Bad<TableRequest> bad -> httpCall.refuse(400, bad.why());
        }
    }

    private void allowed(HttpCall httpCall, VirtualTableApi virtual, TableRequest request) {
        switch (handsCheck.grant(httpCall, request, virtual.seatBySide())) {
            case Parsed.Good<TableRequest> granted -> take(httpCall, virtual, granted.value());
            case Parsed.Bad<TableRequest> refused -> httpCall.refuse(403, refused.why());
        }
    }

    private void take(HttpCall httpCall, VirtualTableApi virtual, TableRequest request) {
        Optional<Future<CommandAnswer>> answer;
        try {
            answer = switch (request) {
                case TableRequest.OrderTable order -> Optional.of(page.games().order(order.asked()));
                case TableRequest.AtTable act -> virtual.take(act);
            };
        } catch (IllegalArgumentException wrong) {
            httpCall.refuse(400, String.valueOf(wrong.getMessage()));
            return;
        }
        if (answer.isPresent()) {
            answer(httpCall, answer.get(), request instanceof TableRequest.OrderTable ? GAME_MS : ANSWER_MS);
        } else {
            httpCall.send(200, DonePayload.SILENT);
        }
    }

    /** Answers with the table's sentence, also when the table refuses. */
    private static void answer(HttpCall httpCall, Future<CommandAnswer> answer, long patienceMs) {
        try {
            switch (answer.get(patienceMs, TimeUnit.MILLISECONDS)) {
                case CommandAnswer.Done told -> httpCall.send(200, DonePayload.of(told));
                case CommandAnswer.NotDone not -> httpCall.refuse(409, not.why());
            }
        } catch (TimeoutException | ExecutionException e) {
            httpCall.refuse(503, "The table does not answer. Try it again in a moment.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
