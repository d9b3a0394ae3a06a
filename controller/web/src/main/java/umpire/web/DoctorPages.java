package umpire.web;

/** Serves the doctor page. Each request carries the operator's token. */
final class DoctorPages {
    private static final String FINDINGS = "/doctor/findings.json";

    private final DoctorDesk desk;
    private final OperatorCheck operatorCheck;

    DoctorPages(DoctorDesk desk, OperatorCheck operatorCheck) {
        this.desk = desk;
        this.operatorCheck = operatorCheck;
    }

    static boolean serves(String path) {
        return path.equals(FINDINGS);
    }

    void serve(HttpCall httpCall) {
        if (operatorCheck.passes(httpCall)) {
            httpCall.send(200, desk.examined());
        }
    }
}
