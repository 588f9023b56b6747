-- How a game ended is won, drawn or lost, and equal places are tied. Until now a draw was written as lost, and seats that
-- share a place looked like a team. Reconquista is drawn from 16 to 20 points; Medioevo has teams and no ties.
UPDATE "games" SET "outcome" = jsonb_set("outcome"::jsonb, '{ranking}', (
  SELECT COALESCE(jsonb_agg(
    CASE
      WHEN part.place ? 'won' THEN (part.place - 'won') || jsonb_build_object('result', CASE
        WHEN (part.place ->> 'won')::boolean THEN 'won'
        WHEN "games"."module" = 'reconquista' AND (part.place ->> 'score')::numeric BETWEEN 16 AND 20 THEN 'drawn'
        ELSE 'lost'
      END)
      WHEN NOT part.place ? 'result' AND "games"."module" <> 'medioevo' AND jsonb_array_length(part.place -> 'seats') > 1
        THEN part.place || '{"tied": true}'::jsonb
      ELSE part.place
    END ORDER BY part.number), '[]'::jsonb)
  FROM jsonb_array_elements("outcome"::jsonb -> 'ranking') WITH ORDINALITY AS part(place, number)
))::json
WHERE "outcome" IS NOT NULL;
