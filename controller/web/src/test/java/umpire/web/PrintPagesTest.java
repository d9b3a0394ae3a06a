package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.drawing.sheet.BoxSheets;
import umpire.drawing.svg.GameDrawings;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Token;
import umpire.web.payload.PrintedGamesPayload;

/** The requests for prints. */
@Timeout(300)
class PrintPagesTest {
    private static final String BOX = "?game=crossing&paper=A4&only=board,pieces";

    private WebServer web;
    private PageRequests pages;

    private String pieceInPlay = "White GEV";

    private final class SampleDesk implements PrintDesk {
        @Override
        public PrintedGamesPayload games() {
            return new PrintedGamesPayload(
                    "crossing", List.of(new PrintedGamesPayload.PrintedGame("crossing", "Crossing")));
        }

        @Override
        public Optional<BoxSheets> box(String id) {
            Board board = new Board(
                    "Crossing",
                    300,
                    200,
                    List.of(Area.rectangle(new Place("west"), new Point(0, 0), 100, 100, Area.Tint.LIGHT)),
                    List.of(),
                    List.of());
            List<Piece> pieces = List.of(
                    new Piece(7, new Token("tank"), "White Tank", "HVY", "White", 18, 8),
                    new Piece(8, new Token("gev"), pieceInPlay, "GEV", "White", 18, 8));
            return id.equals("crossing")
                    ? Optional.of(
                            new BoxSheets(GameDrawings.plain("DICT_4X4_250"), "Crossing", board, pieces, List.of()))
                    : Optional.empty();
        }
    }

    @BeforeEach
    void open() throws Exception {
        web = new WebServer(
                        PagesPort.bind(WebAddress.local(0)),
                        DisplayLink.embedded("home", 9001),
                        new SampleAccess(Map.of()),
                        Optional.empty())
                .printing(new SampleDesk());
        web.start();
        pages = new PageRequests(web);
    }

    @AfterEach
    void close() {
        web.close();
    }

    @Test
    void gamesAreListed() throws Exception {
        assertThat(pages.get("/print/games.json", "").body())
                .contains("\"inPlay\":\"crossing\"")
                .contains("\"title\":\"Crossing\"");
        assertThat(pages.get("/print", "").body()).contains("Print a game");
    }

    @Test
    void theContentOfABoxIsListedPerPage() throws Exception {
        HttpResponse<String> box = pages.get("/print/box.json" + BOX, "");
        assertThat(box.statusCode()).isEqualTo(200);
        assertThat(box.body())
                .contains("Crossing, pieces")
                .contains("White Tank")
                .contains("White GEV");
        HttpResponse<String> page = pages.get("/print/page.svg" + BOX + "&page=1", "");
        assertThat(page.headers().firstValue("Content-Type")).contains("image/svg+xml");
        assertThat(page.body()).contains("width=\"210.000mm\"").contains("</svg>");
    }

    /** The same game in another form has other pieces, and the old ones are no longer shown. */
    @Test
    void anotherFormOfTheGameHasAnotherBox() throws Exception {
        String piecesPage = "/print/page.svg?game=crossing&only=pieces&page=2";
        String before = pages.get(piecesPage, "").body();
        pieceInPlay = "White Howitzer";
        assertThat(pages.get(piecesPage, "").body()).isNotEqualTo(before);
        assertThat(pages.get("/print/box.json" + BOX, "").body()).contains("White Howitzer");
    }

    @Test
    void aBoxIsSavedAsPdfWholeOrInPart() throws Exception {
        HttpResponse<String> pdf = pages.get("/print/box.pdf" + BOX, "");
        assertThat(pdf.headers().firstValue("Content-Type")).contains("application/pdf");
        assertThat(pdf.headers().firstValue("Content-Disposition")).contains("attachment; filename=\"crossing.pdf\"");
        assertThat(pdf.body()).startsWith("%PDF");
        String one = pages.get("/print/box.pdf" + BOX + "&pages=1", "").body();
        assertThat(one).startsWith("%PDF");
        assertThat(one.length()).isLessThan(pdf.body().length());
    }

    @Test
    void onePieceIsPrintedAlone() throws Exception {
        String tank = pages.get("/print/page.svg?game=crossing&only=pieces&piece=tank&page=2", "")
                .body();
        assertThat(tank).contains("face-7").doesNotContain("face-8");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "box.json?game=halma                            | halma",
                "box.json                                       | no game",
                "box.json?game=crossing&paper=A9                | A4, A3 or Letter",
                "box.json?game=crossing&only=lid                | board, pieces, dice or aids",
                "box.json?game=crossing&only=board,board        | board, pieces, dice or aids",
                "box.json?game=crossing&piece=queen             | queen",
                "page.svg?game=crossing&page=99                 | no page '99'",
                "page.svg?game=crossing&page=0                  | no page '0'",
                "box.pdf?game=crossing&pages=9-3                | 2-5",
                "box.pdf?game=crossing&pages=99                 | no page 99"
            })
    void anImpossiblePrintIsRefusedWithTheReason(String asked, String why) throws Exception {
        HttpResponse<String> answer = pages.get("/print/" + asked.strip(), "");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("\"error\"").contains(why);
    }

    @Test
    void aQueryIsDecodedAndAnInvalidValueIsEmpty() {
        PageQuery query = PageQuery.parse("piece=White+Tank%21&page=%zz&paper=A3&paper=A4&else");
        assertThat(query.get("piece")).isEqualTo("White Tank!");
        assertThat(query.get("page")).isEmpty();
        assertThat(query.get("paper")).isEqualTo("A3");
        assertThat(query.get("else")).isEmpty();
    }

    @Test
    void otherPathsAreNotFound() throws Exception {
        assertThat(pages.get("/print/else", "").statusCode()).isEqualTo(404);
    }
}
