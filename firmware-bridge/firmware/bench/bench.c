#include "bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pins.h"

#define LONGEST_LINE (1 << 20)
#define LONGEST_SENT 65536

#define NUMBER(name, port, bit) name,
static const int buttons[] = {PINS_BUTTONS(NUMBER)};
static const int sensors[] = {PINS_PRESENCE(NUMBER)};

static char line[LONGEST_LINE];
static uint8_t sent[LONGEST_SENT];
static size_t sent_bytes;
static char told[LONGEST_LINE];
static size_t told_bytes;

static void tell(const char *text) {
  size_t length = strlen(text);
  if (told_bytes + length >= sizeof told) {
    fputs("one step has too many events for one line\n", stderr);
    exit(2);
  }
  memcpy(told + told_bytes, text, length + 1);
  told_bytes += length;
}

void bench_sent(uint8_t byte) {
  if (sent_bytes < sizeof sent) {
    sent[sent_bytes++] = byte;
  }
}

void bench_shown(const uint8_t *rgb, uint16_t leds) {
  char part[8];
  tell(" shown ");
  for (unsigned i = 0; i < 3u * leds; i++) {
    snprintf(part, sizeof part, "%02x", rgb[i]);
    tell(part);
  }
  if (leds == 0) {
    tell("-");
  }
}

void bench_buzzed(unsigned hz, unsigned ms) {
  char part[40];
  snprintf(part, sizeof part, " buzz %u %u", hz, ms);
  tell(part);
}

static int find(const int *numbers, size_t count, int number) {
  for (size_t i = 0; i < count; i++) {
    if (numbers[i] == number) {
      return (int)i;
    }
  }
  return -1;
}

static void take_in(const char *hex) {
  for (unsigned byte; sscanf(hex, "%2x", &byte) == 1; hex += 2) {
    bench_byte_in((uint8_t)byte);
  }
}

static void step(unsigned ms, const char *hex) {
  take_in(hex);
  for (unsigned i = 0; i < ms; i++) {
    bench_step();
  }
  if (sent_bytes > 0) {
    fputs("sent ", stdout);
    for (size_t i = 0; i < sent_bytes; i++) {
      printf("%02x", sent[i]);
    }
  }
  printf("%s\n", told);
  sent_bytes = 0;
  told_bytes = 0;
  told[0] = 0;
}

static int obey(void) {
  char word[16];
  int number;
  int hex = 0;
  unsigned ms;
  if (sscanf(line, "step %u %n", &ms, &hex) == 1 && hex > 0) {
    step(ms, line + hex);
    return 1;
  }
  if (strcmp(line, "turns\n") == 0) {
    printf("%d\n", bench_turns());
    return 1;
  }
  if (strcmp(line, "reset\n") == 0) {
    bench_reset();
  } else if (strcmp(line, "stack\n") == 0) {
    printf("%d\n", bench_unused_stack());
    return 1;
  } else if (sscanf(line, "%15s %d", word, &number) == 2) {
    int button = find(buttons, sizeof buttons / sizeof *buttons, number);
    int sensor = find(sensors, sizeof sensors / sizeof *sensors, number);
    if ((strcmp(word, "close") == 0 || strcmp(word, "open") == 0) && button >= 0) {
      bench_contact((uint8_t)button, word[0] == 'c');
    } else if ((strcmp(word, "present") == 0 || strcmp(word, "absent") == 0) && sensor >= 0) {
      bench_presence((uint8_t)sensor, word[0] == 'p');
    } else {
      return 0;
    }
  } else {
    return 0;
  }
  puts("ok");
  return 1;
}

int bench_run(void) {
  bench_reset();
  while (fgets(line, sizeof line, stdin) != NULL) {
    if (!obey()) {
      fprintf(stderr, "there is no such command on the bench: %s", line);
      return 2;
    }
    fflush(stdout);
  }
  return 0;
}
