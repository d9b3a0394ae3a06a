/* The core behind a terminal device of this machine, in real time, so that the whole table can be tested without a chip. Its first
 * line of output is the device's name, for the rig file. Each input line is a bench command: close or open. */
#define _XOPEN_SOURCE 700
#include "machine.h"

#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "board.h"
#include "pins.h"

#define ROOM 128

static struct board board;
static int line;
static uint16_t closed;
static uint8_t shown[3 * PIXELS_MOST];
static uint16_t shown_leds;

uint8_t machine_room(void) {
  return ROOM;
}

void machine_send(const uint8_t *bytes, uint8_t length) {
  /* Bytes without a reader are lost, as on a wire. */
  if (write(line, bytes, length) < 0) {
    return;
  }
}

/* Only changes are printed, since the table repeats a picture once a second. */
void machine_show(const uint8_t *rgb, uint16_t leds) {
  if (leds == shown_leds && memcmp(shown, rgb, 3u * leds) == 0) {
    return;
  }
  memcpy(shown, rgb, 3u * leds);
  shown_leds = leds;
  fputs("shown ", stdout);
  for (unsigned i = 0; i < 3u * leds; i++) {
    printf("%02x", rgb[i]);
  }
  puts("");
  fflush(stdout);
}

void machine_darken(uint16_t leds) {
  static const uint8_t none[3 * PIXELS_MOST];
  machine_show(none, leds);
}

void machine_buzz(uint16_t hz, uint16_t ms) {
  printf("buzz %u %u\n", hz, ms);
  fflush(stdout);
}

uint16_t machine_closed(void) {
  return closed;
}

uint8_t machine_presence(void) {
  return 0;
}

#define NUMBER(name, port, bit) name,
static const int buttons[] = {PINS_BUTTONS(NUMBER)};

static void obey(const char *command) {
  char word[8];
  int number;
  if (sscanf(command, "%7s %d", word, &number) != 2) {
    return;
  }
  for (unsigned i = 0; i < sizeof buttons / sizeof *buttons; i++) {
    if (buttons[i] == number) {
      closed = (uint16_t)(strcmp(word, "close") == 0 ? closed | 1u << i : closed & ~(1u << i));
    }
  }
}

static uint16_t now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint16_t)(now.tv_sec * 1000 + now.tv_nsec / 1000000);
}

/* Opens a terminal in raw mode, and keeps its other end open. So the terminal survives when a client closes it. */
static void open_line(void) {
  struct termios raw;
  line = posix_openpt(O_RDWR | O_NOCTTY);
  if (line < 0 || grantpt(line) != 0 || unlockpt(line) != 0) {
    perror("no terminal");
    exit(1);
  }
  int other = open(ptsname(line), O_RDWR | O_NOCTTY);
  tcgetattr(other, &raw);
  raw.c_iflag = 0;
  raw.c_oflag = 0;
  raw.c_lflag = 0;
  raw.c_cflag |= CS8 | CREAD | CLOCAL;
  tcsetattr(other, TCSANOW, &raw);
  puts(ptsname(line));
  fflush(stdout);
}

static void take_in(void) {
  uint8_t bytes[256];
  ssize_t length = read(line, bytes, sizeof bytes);
  for (ssize_t i = 0; i < length; i++) {
    board_take(&board, bytes[i]);
  }
}

int main(void) {
  char command[64];
  open_line();
  board_begin(&board);
  board.now_ms = now_ms();
  for (;;) {
    struct pollfd ready[2] = {{line, POLLIN, 0}, {STDIN_FILENO, POLLIN, 0}};
    poll(ready, 2, 1);
    if ((ready[0].revents & POLLIN) != 0) {
      take_in();
    }
    if (ready[1].revents != 0) {
      if (fgets(command, sizeof command, stdin) == NULL) {
        return 0;
      }
      obey(command);
    }
    board_tick(&board, now_ms());
  }
}
