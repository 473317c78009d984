## Requests and messages that a server refuses. What to do is part of each.

problem-no-table = There is no such table. It may have been cleared away because nobody was there.
problem-no-record = There is no finished game under this link.
problem-no-such = There is no such thing here: { $text }
problem-old-record = This game was played by other rules: { $text }
problem-bad-request = The request makes no sense: { $text }
problem-bad-message = The message makes no sense: { $text }
problem-bad-scenario = { $text }
problem-not-json = Send the body as application/json.
problem-too-big = That is too long: { $limit } kB are enough.
problem-too-fast = That was too much in too short a time. Wait a little.
problem-too-busy = The server has too much to work out at the moment. Try again in a moment.
problem-too-long = That takes too long to work out. Make it shorter.
problem-too-many = There are too many connections. Close one, or come back later.
problem-no-hello = Say hello first, with your key if you have one.
problem-server-full = There is no room for another table at the moment. Come back later.
problem-wrong-token = There is no bot with this token.
problem-wrong-origin = Pages of others cannot use this server.
problem-closing = The server is closing. Connect again in a moment.
problem-broken = Something went wrong here. It has been noted.
