"""A bot that plays over the network: python examples/bot.py http://127.0.0.1:8080 TABLE [TOKEN]"""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake


def sit(base: str, table: str, token: str) -> str:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    seat = Request(f"{base}/api/tables/{table}/seats", b'{"name": "Bot %d"}' % random.randrange(1000), headers)
    return str(json.load(urlopen(seat))["key"])  # whoever has the key plays at the seat


async def play(base: str, table: str, token: str = "") -> str:
    key, seen = await asyncio.to_thread(sit, base, table, token), -1
    while True:
        try:
            async with connect(f"{base.replace('http', 'ws', 1)}/ws/tables/{table}") as socket:
                await socket.send(json.dumps({"type": "hello", "key": key, "after": seen}))
                asked = -1
                while message := json.loads(await socket.recv()):
                    if message["type"] == "ended":
                        return str(message["winner"])
                    seen = message["number"] if message["type"] == "update" else seen
                    if (ask := message.get("ask")) and ask["number"] != asked:
                        asked, move = ask["number"], random.choice(ask["moves"])  # a cleverer bot would think here
                        await socket.send(json.dumps({"type": "answer", "ask": asked, "moves": [move["text"]]}))
        except (ConnectionClosed, InvalidHandshake, OSError) as cut:
            if isinstance(cut, ConnectionClosed) and cut.rcvd and cut.rcvd.code >= 4000:
                raise  # no such seat, or no such table any more
            await asyncio.sleep(1)  # the server restarts: connect again


if __name__ == "__main__":
    print("The winner:", asyncio.run(play(*sys.argv[1:])))
