package umpire.web;

import java.util.LinkedHashMap;
import java.util.Map;
import umpire.rules.kernel.Parsed;

/** Reads the requests of the page that calibrates the camera. Pure. */
final class RigRequestReader {
    private static final Map<String, Class<? extends RigRequest>> VERBS = new LinkedHashMap<>();

    static {
        VERBS.put("begin", RigRequest.BeginCalibration.class);
        VERBS.put("step", RigRequest.GoToStep.class);
        VERBS.put("forget", RigRequest.ForgetPictures.class);
        VERBS.put("check", RigRequest.CheckDistance.class);
        VERBS.put("accept", RigRequest.AcceptLens.class);
        VERBS.put("revert", RigRequest.RevertLens.class);
        VERBS.put("end", RigRequest.EndCalibration.class);
        VERBS.put("teach-begin", RigRequest.BeginTeaching.class);
        VERBS.put("teach", RigRequest.TeachFace.class);
        VERBS.put("teach-forget", RigRequest.ForgetFace.class);
        VERBS.put("teach-end", RigRequest.EndTeaching.class);
        VERBS.put("wave", RigRequest.WaveBoard.class);
        VERBS.put("lie", RigRequest.LieBoardDown.class);
        VERBS.put("away", RigRequest.PutBoardAway.class);
        VERBS.put("lens", RigRequest.TurnLens.class);
        VERBS.put("lamp", RigRequest.DimLamp.class);
    }

    private RigRequestReader() {}

    /** Returns the request, or the mistake in the text. */
    static Parsed<RigRequest> parse(String text) {
        return RequestBinding.parse(
                text,
                "{\"verb\": \"step\", \"step\": \"wave\"}",
                (verb, json) -> VERBS.containsKey(verb)
                        ? RequestBinding.read(json, VERBS.get(verb))
                        : RequestBinding.noVerb(verb, VERBS.keySet()));
    }
}
