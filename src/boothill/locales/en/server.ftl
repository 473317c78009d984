## Requests and messages that a server refuses. What to do is part of each.

problem-no-table = This table does not exist. It may have been removed because nobody was there.
problem-no-record = There is no finished game at this link.
problem-no-such = Not found: { $text }
problem-old-record = This game was played with other rules: { $text }
problem-no-link = There is no board at this link. Check that you have copied all of it.
problem-bad-record = This is not the record of a game: { $text }
problem-bad-request = The request is not valid: { $text }
problem-bad-message = The message is not valid: { $text }
problem-bad-scenario = { $text }
problem-not-json = Send the body as application/json.
problem-too-big = That is too long: the limit is { $limit } kB.
problem-too-fast = Too many requests. Wait a little.
problem-too-busy = The server is busy. Try again in a moment.
problem-too-long = That takes too long to compute. Make it shorter.
problem-too-many = Too many connections. Close one, or come back later.
problem-client-old = This program is older than the server: it was written for version { $client } of the protocol, and the server speaks version { $server }. Update the program; in a browser, reload the page.
problem-client-new = This program is newer than the server: it was written for version { $client } of the protocol, and the server speaks version { $server }. Ask the server's owner to update it.
problem-no-hello = Say hello first, with your key if you have one.
problem-server-full = There is no room for another table at the moment. Come back later.
problem-wrong-token = There is no bot with this token.
problem-wrong-origin = Pages from other sites cannot use this server.
problem-closing = The server is shutting down. Reconnect in a moment.
problem-elsewhere = This table is on another server that cannot be reached at the moment. Reconnect in a moment.
problem-broken = Something went wrong on the server. It has been logged.
