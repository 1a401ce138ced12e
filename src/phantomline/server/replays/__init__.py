"""Looking at games that are over: as rows of frames, and as chances of winning along the way."""
