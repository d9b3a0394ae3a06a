package umpire.web;

/** Serves the page that explains how the table was read. Each request carries the operator's token. */
final class ExplainPages {
    private static final String UNDER = "/why/";

    private final ExplainDesk desk;
    private final OperatorCheck operatorCheck;

    ExplainPages(ExplainDesk desk, OperatorCheck operatorCheck) {
        this.desk = desk;
        this.operatorCheck = operatorCheck;
    }

    static boolean serves(String path) {
        return path.startsWith(UNDER);
    }

    void serve(HttpCall httpCall) {
        String asked = httpCall.path().substring(UNDER.length());
        if (!httpCall.method().equals("GET")) {
            httpCall.allow("GET");
            httpCall.refuse(405, "Ask for this page with GET.");
        } else if (operatorCheck.passes(httpCall)) {
            answer(httpCall, asked.split("/", -1));
        }
    }

    private void answer(HttpCall httpCall, String[] asked) {
        if (asked.length == 1 && asked[0].equals("doubts.json")) {
            httpCall.send(200, desk.doubts());
        } else if (asked.length == 1 && asked[0].equals("now.jpg")) {
            httpCall.sendPicture(desk.now());
        } else if (asked.length == 2) {
            httpCall.sendPicture(desk.picture(asked[0], asked[1]), "The table does not keep that picture any more.");
        } else {
            httpCall.refuse(404, "Ask for /why/doubts.json, /why/now.jpg or the picture of a doubt.");
        }
    }
}
