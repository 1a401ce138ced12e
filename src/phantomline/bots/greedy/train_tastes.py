"""How the greedy player of Ghost Train weighs one thing against another."""

__all__ = ["Tastes"]


class Tastes:
    """The numbers of its evaluation, in tickets unless it says otherwise."""

    def __init__(self) -> None:
        self.turn = 0.12
        """What a turn costs."""
        self.carriage = 0.01
        """What a carriage on the board costs."""
        self.jackpot = 1.0
        """What the sixth ticket counts beside the ticket."""
        self.closing = 0.3
        """What ending the game with the last carriage is worth in the lead, or costs behind."""
        self.hall = 0.2
        """What a Town Hall bonus is worth."""
        self.network = 1.5
        """What it is worth to have connected all tickets that may still come."""
        self.missing = 600
        """How far a card that is still to be drawn makes a way, a turn being 1000."""
        self.held = 300
        """How far a card in hand makes a way."""
        self.luck = 1.05
        """How many more draws it takes than on average, since cards come unevenly."""
        self.haste = 2.0
        """How many turns the guess when the game ends may be wrong."""
        self.pace = 3.5
        """In how many turns an opponent completes a ticket."""
        self.threat = 0.6
        """How readily an opponent takes a route that all tickets lead over."""
        self.nearby = 2.0
        """How much readier one who has been to one of its ends is."""
        self.patience = 0.06
        """What drawing is worth beside the cards: what to claim may be decided later."""
        self.second = 0.5
        """What the lesser of two tickets counts when tickets are changed."""
        self.keep = 0.0
        """How much better new tickets must look."""
        self.unease = 0.05
        """How much any route is in demand, whatever the tickets."""
        self.thrift = 0.01
        """What a space paid for without a locomotive is worth."""
        self.tie = 1.0
        """What a shared victory is worth."""
        self.whole = 12.0
        """How many turns a game must have left for a network to be worth that."""
        self.ripe = 0.02
        """What reaching a goal at once is worth beside the goal."""
