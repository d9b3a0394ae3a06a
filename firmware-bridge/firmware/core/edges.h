#ifndef UMPIRE_EDGES_H
#define UMPIRE_EDGES_H

#include <stdbool.h>
#include <stdint.h>

/* The number of edges kept until the other side acknowledges them. */
#define EDGES_KEPT 32
#define EDGES_A_FRAME 12
#define EDGE_BYTES 3
#define EDGES_PAYLOAD_MOST (1 + EDGES_A_FRAME * EDGE_BYTES)
#define EDGE_CLOSED 0x80

struct edge {
  uint8_t what; /* the input, with EDGE_CLOSED if its contact closed */
  uint16_t at_ms;
};

struct edges {
  struct edge kept[EDGES_KEPT];
  uint8_t oldest; /* the index of the oldest */
  uint8_t count;
  uint8_t number;    /* number of the oldest; numbers count up, 255 is followed by 0 */
  uint16_t closed;   /* the contacts after the newest edge, a bit for each input */
};

/* Deletes all edges and starts from these contacts. */
void edges_begin(struct edges *edges, uint16_t closed);

/* Compares the contacts with the previous ones, and keeps an edge for each difference. Without room the difference stays and is
 * kept later. Returns whether there was one. */
bool edges_look(struct edges *edges, uint16_t closed, uint16_t now_ms);

/* Deletes all edges before that number. An unknown number changes nothing. */
void edges_taken(struct edges *edges, uint8_t next);

/* The number of the next edge. */
uint8_t edges_next(const struct edges *edges);

/* Writes the oldest edges: the first one's number, then for each its input and its age, low byte first. Returns the number of
 * bytes. */
uint8_t edges_write(const struct edges *edges, uint16_t now_ms, uint8_t *payload);

#endif
