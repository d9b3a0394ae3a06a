#include "edges.h"

#define INPUTS 16

void edges_begin(struct edges *edges, uint16_t closed) {
  edges->oldest = 0;
  edges->count = 0;
  edges->number = 0;
  edges->closed = closed;
}

static void keep(struct edges *edges, uint8_t what, uint16_t now_ms) {
  struct edge *edge = &edges->kept[(uint8_t)(edges->oldest + edges->count) % EDGES_KEPT];
  edge->what = what;
  edge->at_ms = now_ms;
  edges->count++;
}

bool edges_look(struct edges *edges, uint16_t closed, uint16_t now_ms) {
  bool found = false;
  uint16_t changed = edges->closed ^ closed;
  for (uint8_t input = 0; changed != 0 && input < INPUTS; input++) {
    uint16_t bit = (uint16_t)(1u << input);
    if ((changed & bit) != 0 && edges->count < EDGES_KEPT) {
      keep(edges, (uint8_t)(input | ((closed & bit) != 0 ? EDGE_CLOSED : 0)), now_ms);
      edges->closed ^= bit;
      found = true;
    }
    changed = (uint16_t)(changed & ~bit);
  }
  return found;
}

void edges_taken(struct edges *edges, uint8_t next) {
  uint8_t taken = (uint8_t)(next - edges->number);
  if (taken <= edges->count) {
    edges->oldest = (uint8_t)((edges->oldest + taken) % EDGES_KEPT);
    edges->count = (uint8_t)(edges->count - taken);
    edges->number = next;
  }
}

uint8_t edges_next(const struct edges *edges) {
  return (uint8_t)(edges->number + edges->count);
}

uint8_t edges_write(const struct edges *edges, uint16_t now_ms, uint8_t *payload) {
  uint8_t at = 0;
  payload[at++] = edges->number;
  for (uint8_t i = 0; i < edges->count && i < EDGES_A_FRAME; i++) {
    const struct edge *edge = &edges->kept[(uint8_t)(edges->oldest + i) % EDGES_KEPT];
    uint16_t age_ms = (uint16_t)(now_ms - edge->at_ms);
    payload[at++] = edge->what;
    payload[at++] = (uint8_t)age_ms;
    payload[at++] = (uint8_t)(age_ms >> 8);
  }
  return at;
}
