/* The firmware itself on a simulated ATmega328P. Its bytes go in and out at the line's speed, and its strip is decoded from the
 * pin as a WS2812B does. */
#include <simavr/avr_ioport.h>
#include <simavr/avr_timer.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_cycle_timers.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_io.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "pins.h"

#define CYCLES_A_MS 16000
#define CYCLES_A_BYTE 320
#define DATA_BEGIN 0x100
/* The bytes that the receiver holds while another one arrives. */
#define RECEIVER_BYTES 2
#define MOST_LEDS 1000
/* The timing of both kinds of WS2812B by their data sheets, in cycles of 62.5 ns. High for 220 to 380 ns is a zero, 650 to 950 ns a
 * one. Between two pulses the line is low for at least 300 ns; low for 280 us shows the picture. A gap of five microseconds is allowed
 * between two LEDs. */
#define ZERO_LEAST 4
#define ZERO_MOST 6
#define ONE_LEAST 11
#define ONE_MOST 15
#define LOW_LEAST 5
#define LOW_MOST 80
#define LATCH 4480

static const char *firmware;
static avr_t *avr;
static avr_uart_t *uart;
static uint8_t received[RECEIVER_BYTES];
static unsigned unread;
static uint8_t waiting[1 << 19];
static size_t waiting_begin;
static size_t waiting_end;
static int delivering;
static avr_cycle_count_t until;
static int contacts[32];
static int sensors[8];
static uint16_t lowest_stack;
static uint16_t data_end;
static int turns;
static uint32_t buzzer_level;

static uint8_t strip[3 * MOST_LEDS];
static unsigned strip_bits;
static avr_cycle_count_t rose;
static avr_cycle_count_t fell;

static void fail(const char *why) {
  fprintf(stderr, "the simulated board: %s\n", why);
  exit(3);
}

#define PORT_OF(name, port, bit) #port[0],
#define BIT_OF(name, port, bit) bit,
static const char button_ports[] = {PINS_BUTTONS(PORT_OF)};
static const int button_bits[] = {PINS_BUTTONS(BIT_OF)};
static const char sensor_ports[] = {PINS_PRESENCE(PORT_OF)};
static const int sensor_bits[] = {PINS_PRESENCE(BIT_OF)};

/* Holds an input at its external level, whatever the chip does with the rest of the port. */
static void hold(const char *ports, const int *bits, const int *closed, size_t count, char port, avr_ioport_external_t *outside) {
  for (size_t i = 0; i < count; i++) {
    if (ports[i] == port) {
      outside->mask |= 1ul << bits[i];
      outside->value |= closed[i] ? 0 : 1ul << bits[i];
    }
  }
}

static void put_contacts(void) {
  for (char port = 'B'; port <= 'D'; port++) {
    avr_ioport_external_t outside = {.name = port, .mask = 0, .value = 0};
    hold(button_ports, button_bits, contacts, sizeof button_ports, port, &outside);
    hold(sensor_ports, sensor_bits, sensors, sizeof sensor_ports, port, &outside);
    avr_ioctl(avr, AVR_IOCTL_IOPORT_SET_EXTERNAL(port), &outside);
    for (int bit = 0; bit < 8; bit++) {
      if ((outside.mask >> bit & 1) != 0) {
        avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port), bit), outside.value >> bit & 1);
      }
    }
  }
}

static void on_sent(struct avr_irq_t *irq, uint32_t value, void *param) {
  (void)irq;
  (void)param;
  bench_sent((uint8_t)value);
}

/* The strip shows its data, in the order green, red, blue. */
static void latch(void) {
  uint8_t rgb[3 * MOST_LEDS];
  if (strip_bits % 24 != 0) {
    fail("a picture ends within an LED");
  }
  for (unsigned i = 0; i < strip_bits / 8; i += 3) {
    rgb[i] = strip[i + 1];
    rgb[i + 1] = strip[i];
    rgb[i + 2] = strip[i + 2];
  }
  bench_shown(rgb, (uint16_t)(strip_bits / 24));
  strip_bits = 0;
}

static avr_cycle_count_t on_still(avr_t *mcu, avr_cycle_count_t when, void *param) {
  (void)mcu;
  (void)when;
  (void)param;
  if (strip_bits > 0) {
    latch();
  }
  return 0;
}

static void add_bit(int one) {
  if (strip_bits / 8 >= sizeof strip) {
    fail("a picture has more LEDs than any strip");
  }
  uint8_t mask = (uint8_t)(0x80 >> strip_bits % 8);
  uint8_t *byte = &strip[strip_bits / 8];
  *byte = (uint8_t)(one ? *byte | mask : *byte & ~mask);
  strip_bits++;
}

static void on_strip(struct avr_irq_t *irq, uint32_t high, void *param) {
  (void)irq;
  (void)param;
  avr_cycle_timer_cancel(avr, on_still, NULL);
  if (high) {
    avr_cycle_count_t low = avr->cycle - fell;
    if (strip_bits > 0 && (low < LOW_LEAST || low > LOW_MOST)) {
      fail("the line was low for too short or too long between two pulses");
    }
    rose = avr->cycle;
    return;
  }
  fell = avr->cycle;
  if (rose == 0) {
    return;
  }
  avr_cycle_count_t pulse = fell - rose;
  if ((pulse < ZERO_LEAST || pulse > ZERO_MOST) && (pulse < ONE_LEAST || pulse > ONE_MOST)) {
    fail("a pulse is neither a zero nor a one");
  }
  add_bit(pulse >= ONE_LEAST);
  avr_cycle_timer_register(avr, LATCH, on_still, NULL);
}

static void on_buzzer(struct avr_irq_t *irq, uint32_t value, void *param) {
  (void)irq;
  (void)param;
  turns += (value & 1) != buzzer_level;
  buzzer_level = value & 1;
}

/* Replaces the simulator's own receiver, which delays each byte in a way that no chip does. */
static uint8_t fetch(struct avr_t *mcu, avr_io_addr_t address, void *param) {
  (void)param;
  uint8_t byte = received[0];
  if (unread == 0) {
    fail("a byte is fetched where none came in");
  }
  received[0] = received[1];
  unread--;
  avr_clear_interrupt(mcu, &uart->rxc);
  avr_regbit_clear(mcu, uart->rxc.raised);
  if (unread > 0) {
    avr_raise_interrupt(mcu, &uart->rxc);
  }
  mcu->data[address] = byte;
  return byte;
}

/* Delivers a byte whenever the line can carry one. */
static avr_cycle_count_t deliver(avr_t *mcu, avr_cycle_count_t when, void *param) {
  (void)param;
  if (waiting_begin == waiting_end) {
    delivering = 0;
    return 0;
  }
  if (!avr_regbit_get(mcu, uart->rxen)) {
    waiting_begin++;
    return when + CYCLES_A_BYTE;
  }
  if (unread == RECEIVER_BYTES) {
    fail("a byte came in before the ones before it were fetched");
  }
  received[unread++] = waiting[waiting_begin++];
  avr_raise_interrupt(mcu, &uart->rxc);
  return when + CYCLES_A_BYTE;
}

static void no_sleep(avr_t *mcu, avr_cycle_count_t cycles) {
  (void)mcu;
  (void)cycles;
}

/* Keeps the simulator's messages out of the bench's output. */
static void say(struct avr_t *mcu, const int level, const char *format, va_list words) {
  (void)mcu;
  if (level <= LOG_ERROR) {
    vfprintf(stderr, format, words);
  }
}

static void find_uart(void) {
  for (avr_io_t *io = avr->io_port; io != NULL; io = io->next) {
    if (strcmp(io->kind, "uart") == 0) {
      uart = (avr_uart_t *)io;
    }
  }
  if (uart == NULL) {
    fail("the chip has no serial line");
  }
  uint32_t flags = 0;
  avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
  unread = 0;
  avr->io[AVR_DATA_TO_IO(uart->r_udr)].r.c = fetch;
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), on_sent, NULL);
}

void bench_reset(void) {
  elf_firmware_t image;
  memset(&image, 0, sizeof image);
  if (avr != NULL) {
    avr_terminate(avr);
    free(avr);
  }
  if (elf_read_firmware(firmware, &image) != 0 || (avr = avr_make_mcu_by_name("atmega328p")) == NULL) {
    fail("the firmware cannot be loaded");
  }
  avr_init(avr);
  avr->log = LOG_ERROR;
  avr->frequency = 16000000;
  avr_load_firmware(avr, &image);
  avr->frequency = 16000000;
  avr->sleep = no_sleep;
  uart = NULL;
  find_uart();
  waiting_begin = waiting_end = 0;
  delivering = 0;
  strip_bits = 0;
  rose = fell = 0;
  until = 0;
  lowest_stack = avr->ramend;
  data_end = (uint16_t)(DATA_BEGIN + image.datasize + image.bsssize);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), PINS_STRIP_BIT), on_strip, NULL);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), PINS_BUZZER_BIT), on_buzzer, NULL);
  turns = 0;
  buzzer_level = 0;
  put_contacts();
}

void bench_contact(uint8_t input, int closed) {
  contacts[input] = closed;
  put_contacts();
}

void bench_presence(uint8_t sensor, int present) {
  sensors[sensor] = present;
  put_contacts();
}

void bench_byte_in(uint8_t byte) {
  if (waiting_begin == waiting_end) {
    waiting_begin = waiting_end = 0;
  }
  if (waiting_end < sizeof waiting) {
    waiting[waiting_end++] = byte;
  }
}

void bench_step(void) {
  if (!delivering && waiting_begin < waiting_end) {
    delivering = 1;
    avr_cycle_timer_register(avr, CYCLES_A_BYTE, deliver, NULL);
  }
  until += CYCLES_A_MS;
  while (avr->cycle < until) {
    int state = avr_run(avr);
    if (state == cpu_Done || state == cpu_Crashed) {
      fail("the firmware crashed");
    }
    uint16_t stack = (uint16_t)(avr->data[R_SPL] | avr->data[R_SPH] << 8);
    if (stack < lowest_stack && stack >= DATA_BEGIN) {
      lowest_stack = stack;
    }
  }
}

int bench_turns(void) {
  int turned = turns;
  turns = 0;
  return turned;
}

int bench_unused_stack(void) {
  return lowest_stack - data_end;
}

int main(int count, char **words) {
  if (count != 2) {
    fprintf(stderr, "Usage: %s FIRMWARE.elf\n", words[0]);
    return 2;
  }
  firmware = words[1];
  avr_global_logger_set(say);
  return bench_run();
}
