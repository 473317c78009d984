# Parties: the big screen, the phones around it, and what lies between two games.

## A link that is posted somewhere

invitation = { $who ->
    [somebody] { $host } invites you to BANG!
   *[nobody] You are invited to BANG!
}
    .about = { $phase ->
        [open] { $game }: { $free ->
            [0] the table is full, come and watch.
            [one] one seat is free. Sit down in your browser, no account needed.
           *[other] { $free } seats are free. Sit down in your browser, no account needed.
        }
       *[other] { $game }: the game is on. Come and watch, or join the next one.
    }
    .gone = This table has been cleared away. Set up a new one!
    .picture = The Boot Hill sign: a hill with crosses in front of the setting sun

## The first page

party-home = Party at home
    .about = The table on a TV, a tablet or a laptop; everyone holds their cards on their phone.
    .go = Use this screen
party-code = Code on the big screen
    .go = Join
    .hint = four letters

## The big screen

party-screen = The big screen
party-join = Join with your phone
    .scan = Scan the code, or open
    .type = and type
    .wifi = Everybody has to be on the same network as this screen.
    .alone = Phones cannot reach this computer yet. Start the server with `boothill serve --party`.
party-ready = Ready
    .not-yet = Not ready yet
    .count = { $ready } of { $people } ready
party-host = { $name } deals when everybody is there.
    .nobody = The first to sit down deals.
party-bots = { $count ->
    [0] No bots
    [one] One bot fills the empty seat
   *[other] { $count } bots fill the empty seats
}
party-waiting = { $names } will join in the next game.
party-plays = { $person } plays { $name }
party-fullscreen = Full screen
party-voice = Narrator's voice
party-lost = The server is not responding. Trying again…

## The narrator

narrator-welcome = Welcome to the saloon! Find a chair and mind the swinging doors.
narrator-begins = Game { $number }. The cards are dealt, and somebody here is lying.
narrator-turn = { $name }, your turn!
narrator-waits = Waiting for { $names }…
narrator-out = { $name } bites the dust: { $role }!
narrator-won = { $names } won the game!
    .nobody = Nobody won. The undertaker goes home early.
narrator-paused = Everybody takes a break.

## The phone

party-hand = My hand
    .table = Table
    .reach = Whom I can reach
    .nobody = Nobody is within reach.
    .distance = Distance { $distance }
    .lives = { $life ->
        [one] one life point
       *[other] { $life } life points
    }
party-late = The game is already on
    .take = Play for { $name }
    .about = You take over a bot's cards and its name. From the next game on you have your own name.
    .next = Join the next game
    .watch = You watch until then.
    .waiting = You have a seat in the next game. Watch until then!
    .leave = I only want to watch

## Between games

party-scores = Scores of the evening
    .name = Name
    .won = Won
    .played = Played
    .as = { $role } { $won }/{ $played }
party-open = Party: a code for phones, and late arrivals may take over a bot's seat
party-show = Show on a big screen
my-games = My games
    .on = Still running
    .over = Finished
    .none = No games yet. The ones you play in this browser are listed here.
    .watch = Replay
    .won = Won
    .lost = Lost
    .open = Open the table
