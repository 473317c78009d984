card-second-wind = You regain a life point and draw a card.
