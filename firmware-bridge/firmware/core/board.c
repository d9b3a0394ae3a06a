#include "board.h"

#include "machine.h"
#include "pins.h"

#define ANSWER_MOST 40

#define COUNT_ONE(name, port, bit) +1
enum { BUTTONS = 0 PINS_BUTTONS(COUNT_ONE), SENSORS = 0 PINS_PRESENCE(COUNT_ONE) };

#define NAME_ONE(name, port, bit) name,

static void send(uint8_t kind, uint8_t talk, uint8_t number, const uint8_t *payload, uint8_t length) {
  uint8_t wire[FRAME_ON_WIRE(ANSWER_MOST)];
  struct frame frame = {kind, talk, number, length, payload};
  /* A frame without room is dropped; the other side asks again. */
  if (FRAME_ON_WIRE(length) <= machine_room()) {
    machine_send(wire, frame_write(&frame, wire));
  }
}

static void answer(const struct frame *asked, uint8_t kind, const uint8_t *payload, uint8_t length) {
  send(kind, asked->talk, asked->number, payload, length);
}

static void hello(struct board *board, const struct frame *asked) {
  uint8_t here[] = {BOARD_VERSION,           BOARD_CHIP,
                    PIXELS_MOST & 0xFF,      PIXELS_MOST >> 8,
                    BOARD_SILENCE_MS & 0xFF, BOARD_SILENCE_MS >> 8,
                    SENSORS,                 0,
                    0,                       BUTTONS,
                    PINS_BUTTONS(NAME_ONE)};
  uint16_t closed = machine_closed();
  here[7] = (uint8_t)closed;
  here[8] = (uint8_t)(closed >> 8);
  if (asked->talk != 0 && asked->length == 1 && asked->payload[0] == BOARD_VERSION) {
    board->talk = asked->talk;
    board->silent_ms = 0;
    edges_begin(&board->edges, closed);
  }
  answer(asked, FRAME_HERE, here, sizeof here);
}

static void alive(const struct board *board, const struct frame *asked) {
  uint16_t closed = board->edges.closed;
  uint8_t status[] = {(uint8_t)closed, (uint8_t)(closed >> 8), machine_presence(), edges_next(&board->edges), board->shown,
                      board->dark};
  answer(asked, FRAME_STATUS, status, sizeof status);
}

static void show(struct board *board, const struct frame *asked) {
  if (asked->length != 7) {
    return;
  }
  const uint8_t *said = asked->payload;
  uint16_t leds = (uint16_t)(said[1] | (uint16_t)(said[2] << 8));
  uint32_t sum = (uint32_t)said[3] | (uint32_t)said[4] << 8 | (uint32_t)said[5] << 16 | (uint32_t)said[6] << 24;
  uint8_t state = (uint8_t)pixels_check(&board->pixels, said[0], leds, sum);
  if (state == PIXELS_WHOLE) {
    machine_show(board->pixels.rgb, leds);
    board->shown = said[0];
    board->dark = false;
  }
  uint16_t next = pixels_next(&board->pixels, said[0]);
  uint8_t shown[] = {state, (uint8_t)next, (uint8_t)(next >> 8)};
  answer(asked, FRAME_SHOWN, shown, sizeof shown);
}

static void buzz(const struct frame *asked) {
  if (asked->length == 4) {
    const uint8_t *said = asked->payload;
    machine_buzz((uint16_t)(said[0] | (uint16_t)(said[1] << 8)), (uint16_t)(said[2] | (uint16_t)(said[3] << 8)));
    answer(asked, FRAME_BUZZED, said, 0);
  }
}

static void hear(struct board *board, const struct frame *frame) {
  switch (frame->kind) {
    case FRAME_ALIVE:
      alive(board, frame);
      break;
    case FRAME_PLAIN:
      pixels_plain(&board->pixels, frame->payload, frame->length);
      break;
    case FRAME_RUNS:
      pixels_runs(&board->pixels, frame->payload, frame->length);
      break;
    case FRAME_SHOW:
      show(board, frame);
      break;
    case FRAME_TAKEN:
      if (frame->length == 1) {
        edges_taken(&board->edges, frame->payload[0]);
      }
      break;
    case FRAME_BUZZ:
      buzz(frame);
      break;
    default:
      break;
  }
}

void board_begin(struct board *board) {
  frame_reader_begin(&board->reader);
  board->pixels.begun = false;
  board->now_ms = 0;
  board->silent_ms = BOARD_SILENCE_MS;
  board->told_ms = 0;
  board->talk = 0;
  board->shown = 0;
  board->fresh = false;
  board->dark = true;
  edges_begin(&board->edges, machine_closed());
  machine_darken(PIXELS_MOST);
}

void board_take(struct board *board, uint8_t byte) {
  struct frame frame;
  if (!frame_reader_take(&board->reader, byte, &frame)) {
    return;
  }
  if (frame.kind == FRAME_HELLO) {
    hello(board, &frame);
  } else if (frame.talk != board->talk || board->talk == 0) {
    answer(&frame, FRAME_STRANGER, frame.payload, 0);
  } else {
    board->silent_ms = 0;
    hear(board, &frame);
  }
}

static uint16_t later(uint16_t ms, uint16_t passed_ms) {
  return passed_ms > UINT16_MAX - ms ? UINT16_MAX : (uint16_t)(ms + passed_ms);
}

/* The strip must not keep pointing at something after the other side is gone. */
static void mind_silence(struct board *board) {
  if (board->silent_ms >= BOARD_SILENCE_MS && !board->dark) {
    board->dark = true;
    machine_buzz(0, 0);
    machine_darken(PIXELS_MOST);
  }
  if (board->silent_ms >= BOARD_OVER_MS) {
    board->talk = 0;
  }
}

static void tell_edges(struct board *board) {
  uint8_t payload[EDGES_PAYLOAD_MOST];
  if (board->talk == 0 || board->edges.count == 0 || (!board->fresh && board->told_ms < BOARD_AGAIN_MS) ||
      machine_room() < FRAME_ON_WIRE(EDGES_PAYLOAD_MOST)) {
    return;
  }
  send(FRAME_EDGES, board->talk, 0, payload, edges_write(&board->edges, board->now_ms, payload));
  board->fresh = false;
  board->told_ms = 0;
}

void board_tick(struct board *board, uint16_t now_ms) {
  uint16_t passed_ms = (uint16_t)(now_ms - board->now_ms);
  board->now_ms = now_ms;
  board->silent_ms = later(board->silent_ms, passed_ms);
  board->told_ms = later(board->told_ms, passed_ms);
  mind_silence(board);
  if (edges_look(&board->edges, machine_closed(), now_ms)) {
    board->fresh = true;
  }
  tell_edges(board);
}
