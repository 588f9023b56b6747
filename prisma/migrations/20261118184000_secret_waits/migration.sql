-- That an answer is awaited may be known to those awaited alone (a trade offered in secret).
ALTER TABLE "obligations" ADD COLUMN "secret" BOOLEAN NOT NULL DEFAULT false;
