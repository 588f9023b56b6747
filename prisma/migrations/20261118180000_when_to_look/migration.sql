-- Reminders look at a game when its moment comes, and not at all games every minute. Until the first look: at once.
-- AlterTable
ALTER TABLE "games" ADD COLUMN     "look_at" TIMESTAMPTZ(3) DEFAULT '1970-01-01 00:00:00 +00:00',
ADD COLUMN     "look_mark" INTEGER NOT NULL DEFAULT 0;

-- DropIndex
DROP INDEX "games_phase_idx";

-- CreateIndex
CREATE INDEX "games_phase_look_at_idx" ON "games"("phase", "look_at");
