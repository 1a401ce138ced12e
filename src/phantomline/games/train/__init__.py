"""Ghost Train: collect float cards, claim routes through a spooky town, complete tickets."""
