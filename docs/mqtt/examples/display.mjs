#!/usr/bin/env node
// A score display in the terminal: node display.mjs [HOST [PORT [TABLE]]]
// It needs no package: it speaks the few packets of MQTT 3.1.1 that a display needs. With the package "mqtt" only show()
// and seatLine() are left.

import { randomUUID } from "node:crypto";
import { connect } from "node:net";

const [host = "localhost", port = "1883", table = "home"] = process.argv.slice(2);
const root = `umpire/1/${table}/`;
const KEEP_ALIVE_S = 30;

/** Returns a line such as "> White (Anna): 42 points, 57 % to win, leads". */
function seatLine({ seat, name, points, what, chancePercent, leads }, turn) {
  const chance = chancePercent === undefined ? "" : `, ${chancePercent} % to win`;
  return `${seat === turn ? ">" : " "} ${seat}${name ? ` (${name})` : ""}: ${points} ${what}${chance}${leads ? ", leads" : ""}`;
}

function show({ title, state, turn, seats, last = "" }) {
  console.log([`${title}: ${state}`, ...seats.map((seat) => seatLine(seat, turn)), `  ${last}`].join("\n"));
}

function heard(topic, payload) {
  if (payload === "") {
    return; // The topic was cleared.
  }
  const told = JSON.parse(payload);
  if (topic === `${root}summary`) {
    show(told);
  } else if (["stopped", "lost"].includes(told.state)) {
    console.log("The table is not running.");
  }
}

/** Returns a text after its length, as MQTT writes it. */
function text(words) {
  const bytes = Buffer.from(words);
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes]);
}

/** Returns a packet. All that a display sends is shorter than 128 bytes, so its length is one byte. */
const packet = (type, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([type, body.length]), body]);
};

/** Takes the whole packets from the bytes so far, and returns the rest. */
function take(bytes, took) {
  let length = 0;
  let at = 1;
  do {
    if (at >= bytes.length) {
      return bytes;
    }
    length += (bytes[at] & 127) << (7 * (at - 1));
  } while (bytes[at++] & 128);
  if (bytes.length < at + length) {
    return bytes;
  }
  took(bytes[0] >> 4, bytes.subarray(at, at + length));
  return take(bytes.subarray(at + length), took);
}

function listen() {
  const socket = connect(Number(port), host);
  let rest = Buffer.alloc(0);
  const ping = setInterval(() => socket.write(packet(0xc0)), (KEEP_ALIVE_S * 1000) / 2);
  const subscribed = [`${root}summary`, `${root}status`].flatMap((topic) => [text(topic), Buffer.from([0])]);
  socket.on("connect", () => {
    const id = `display-${randomUUID().slice(0, 8)}`;
    socket.write(packet(0x10, text("MQTT"), Buffer.from([4, 2, 0, KEEP_ALIVE_S]), text(id)));
    // Every subscription brings the retained message, also after a lost connection.
    socket.write(packet(0x82, Buffer.from([0, 1]), ...subscribed));
  });
  socket.on("data", (bytes) => {
    rest = take(Buffer.concat([rest, bytes]), (type, body) => {
      if (type === 3) {
        const end = 2 + body.readUInt16BE(0);
        heard(body.toString("utf8", 2, end), body.toString("utf8", end));
      }
    });
  });
  socket.on("error", ({ message }) => console.error(message));
  socket.on("close", () => {
    clearInterval(ping);
    setTimeout(listen, 1000);
  });
}

listen();
