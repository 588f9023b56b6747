-- A person's games and a server's are looked for at each letter typed at `/game move`.
CREATE INDEX "games_master_id_idx" ON "games"("master_id");
CREATE INDEX "games_guild_id_idx" ON "games"("guild_id");
