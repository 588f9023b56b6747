-- What somebody asked of others: to take a seat, to let him in, to play an ended game on.
ALTER TABLE "games" ADD COLUMN "requests" JSON NOT NULL DEFAULT '[]';
