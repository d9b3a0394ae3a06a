#!/usr/bin/env python3
"""A score display in the terminal: display.py [HOST [PORT [TABLE]]]

It needs paho-mqtt 2 or 1.6: 'pip install paho-mqtt', or 'apt install python3-paho-mqtt'.
"""

import json
import sys

import paho.mqtt.client as mqtt

given = sys.argv[1:]
host, port, table = given + ["localhost", "1883", "home"][len(given) :]
root = f"umpire/1/{table}/"


def seat_line(seat, turn):
    """Returns a line such as '> White (Anna): 42 points, 57 % to win, leads'."""
    name = f"{seat['seat']} ({seat['name']})" if "name" in seat else seat["seat"]
    parts = [f"{seat['points']} {seat['what']}"]
    if "chancePercent" in seat:
        parts.append(f"{seat['chancePercent']} % to win")
    if seat["leads"]:
        parts.append("leads")
    return f"{'>' if seat['seat'] == turn else ' '} {name}: {', '.join(parts)}"


def show(summary):
    turn = summary.get("turn")
    print(f"{summary['title']}: {summary['state']}")
    for seat in summary["seats"]:
        print(seat_line(seat, turn))
    print(f"  {summary.get('last', '')}", flush=True)


def connected(client, *_):
    # Every subscription brings the retained message, also after a lost connection.
    client.subscribe([(root + "summary", 1), (root + "status", 1)])


def heard(client, userdata, message):
    if not message.payload:
        return  # The topic was cleared.
    told = json.loads(message.payload)
    if message.topic == root + "summary":
        show(told)
    elif told["state"] in ("stopped", "lost"):
        print("The table is not running.", flush=True)


client = mqtt.Client(mqtt.CallbackAPIVersion.VERSION2) if hasattr(mqtt, "CallbackAPIVersion") else mqtt.Client()
client.on_connect = connected
client.on_message = heard
client.connect_async(host, int(port))
client.loop_forever(retry_first_connection=True)
