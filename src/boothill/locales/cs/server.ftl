## Requests and messages that a server refuses. What to do is part of each.

problem-no-table = Takový stůl neexistuje. Možná byl zrušen, protože u něj nikdo nebyl.
problem-no-record = Pod tímto odkazem není žádná dohraná hra.
problem-no-such = Nic takového tu není: { $text }
problem-old-record = Tato hra se hrála podle jiných pravidel: { $text }
problem-no-link = Pod tímto odkazem žádný stůl není. Zkontroluj, jestli je zkopírovaný celý.
problem-bad-record = Tohle není záznam hry: { $text }
problem-bad-request = Neplatný požadavek: { $text }
problem-bad-message = Neplatná zpráva: { $text }
problem-bad-scenario = { $text }
problem-not-json = Pošli obsah jako application/json.
problem-too-big = To je příliš dlouhé: limit je { $limit } kB.
problem-too-fast = To bylo příliš mnoho najednou. Chvíli počkej.
problem-too-busy = Server je teď přetížený. Zkus to za chvíli znovu.
problem-too-long = Výpočet trvá příliš dlouho. Zkrať zadání.
problem-too-many = Příliš mnoho připojení. Některé zavři, nebo se vrať později.
problem-client-old = Tento program je starší než server: zná verzi { $client } protokolu a server používá verzi { $server }. Aktualizuj program; v prohlížeči znovu načti stránku.
problem-client-new = Tento program je novější než server: zná verzi { $client } protokolu a server používá verzi { $server }. Požádej toho, kdo server provozuje, o aktualizaci.
problem-no-hello = Nejdřív pozdrav, s klíčem, pokud nějaký máš.
problem-server-full = Na další stůl teď není místo. Vrať se později.
problem-wrong-token = Bot s tímto tokenem neexistuje.
problem-wrong-origin = Jiné webové stránky nemohou tento server používat.
problem-closing = Server se zavírá. Připoj se za chvíli znovu.
problem-elsewhere = Tento stůl je na jiném serveru, který teď není dostupný. Připoj se za chvíli znovu.
problem-broken = Něco se pokazilo. Chyba byla zaznamenána.
