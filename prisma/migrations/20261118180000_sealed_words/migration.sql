-- AlterTable
ALTER TABLE "games" ADD COLUMN     "sealing" JSON;

-- Games that have not begun take words as new ones do; what was given to them before stays in "words".
UPDATE "games" SET "sealing" = '{"words":[],"askedAt":null}' WHERE "phase" = 'gathering';
