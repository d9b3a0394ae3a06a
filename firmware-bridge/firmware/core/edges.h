#ifndef UMPIRE_EDGES_H
#define UMPIRE_EDGES_H

#include <stdbool.h>
#include <stdint.h>

/* Edges wait here until the other side says that it has them. */
#define EDGES_KEPT 32
#define EDGES_A_FRAME 12
#define EDGE_BYTES 3
#define EDGES_PAYLOAD_MOST (1 + EDGES_A_FRAME * EDGE_BYTES)
#define EDGE_CLOSED 0x80

struct edge {
  uint8_t what; /* which input, and EDGE_CLOSED where its contact closed */
  uint16_t at_ms;
};

struct edges {
  struct edge kept[EDGES_KEPT];
  uint8_t oldest; /* where it is kept */
  uint8_t count;
  uint8_t number;    /* of the oldest; each edge has the next one, 255 is followed by 0 */
  uint16_t closed;   /* the contacts as of the newest edge, a bit for each input */
};

/* Forgets all edges and goes on from these contacts. */
void edges_begin(struct edges *edges, uint16_t closed);

/* Compares the contacts with those of before, and keeps an edge for each that differs. Without room it stays different, and is kept
 * later. Returns whether there was one. */
bool edges_look(struct edges *edges, uint16_t closed, uint16_t now_ms);

/* Lets go of all edges before that number. One that was never given changes nothing. */
void edges_taken(struct edges *edges, uint8_t next);

/* The number that the next edge will have. */
uint8_t edges_next(const struct edges *edges);

/* Writes the oldest edges: the first one's number, then of each what it is and its age, low byte first. Returns how many bytes. */
uint8_t edges_write(const struct edges *edges, uint16_t now_ms, uint8_t *payload);

#endif
