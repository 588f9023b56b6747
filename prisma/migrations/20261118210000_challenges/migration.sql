-- One seed and one setup for all who take it up.
CREATE TABLE "challenges" (
    "id" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "module" TEXT NOT NULL,
    "rules_version" TEXT NOT NULL,
    "setup" JSON NOT NULL,
    "seed" TEXT NOT NULL,
    "seed_hash" TEXT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "challenges_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "challenges_scope_opened_at_idx" ON "challenges"("scope", "opened_at");

ALTER TABLE "games" ADD COLUMN "challenge_id" TEXT;
CREATE INDEX "games_challenge_id_idx" ON "games"("challenge_id");
ALTER TABLE "games" ADD CONSTRAINT "games_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenges"("id") ON DELETE SET NULL ON UPDATE CASCADE;
