-- How a game ended, for the history of those who played it.
ALTER TABLE "games" ADD COLUMN "outcome" JSON;

-- Of several seats any one may answer for all; until now each wait was one seat's.
ALTER TABLE "obligations" ADD COLUMN "seats" JSON;
UPDATE "obligations" SET "seats" = json_build_array("seat");
ALTER TABLE "obligations" ALTER COLUMN "seats" SET NOT NULL, DROP COLUMN "seat";

-- Posts that wait to leave speak of those awaited in the new way.
UPDATE "posts" SET "body" = regexp_replace("body"::text,
  '"from":"owed","module":"([^"]*)","seat":"([^"]*)"', '"from":"owed","module":"\1","kind":"turn","seats":["\2"]', 'g')::json
WHERE "sent_at" IS NULL AND "abandoned_at" IS NULL;
