-- How the autopilot plays, or for which part of the seat.
ALTER TABLE "seats" ADD COLUMN "pilot" JSON;
