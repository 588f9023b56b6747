-- A game in which nobody acts pauses by itself, ends later; one that does not fill lapses. What is open now has two weeks.
ALTER TABLE "games" ADD COLUMN "rests_at" TIMESTAMPTZ(3);
UPDATE "games" SET "rests_at" = now() + interval '14 days' WHERE "phase" IN ('gathering', 'playing');
CREATE INDEX "games_rests_at_idx" ON "games"("rests_at");
