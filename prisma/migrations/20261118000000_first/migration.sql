-- CreateTable
CREATE TABLE "games" (
    "id" TEXT NOT NULL,
    "module" TEXT NOT NULL,
    "rules_version" TEXT NOT NULL,
    "phase" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "guild_id" TEXT,
    "channel_id" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "setup" JSON NOT NULL,
    "overrides" JSON NOT NULL,
    "settings" JSON NOT NULL,
    "master_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "next_roll" INTEGER NOT NULL,
    "seed" TEXT NOT NULL,
    "seed_hash" TEXT NOT NULL,
    "words" JSON NOT NULL,
    "undo_asked" JSON,
    "paused_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "games_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seats" (
    "game_id" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "user_id" TEXT,
    "user_name" TEXT NOT NULL,
    "autopilot" BOOLEAN NOT NULL,
    "substitute_id" TEXT,

    CONSTRAINT "seats_pkey" PRIMARY KEY ("game_id","seat")
);

-- CreateTable
CREATE TABLE "entries" (
    "game_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "request_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" TEXT,
    "actions" JSON NOT NULL,
    "detail" JSON,

    CONSTRAINT "entries_pkey" PRIMARY KEY ("game_id","version")
);

-- CreateTable
CREATE TABLE "events" (
    "game_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "body" JSON NOT NULL,

    CONSTRAINT "events_pkey" PRIMARY KEY ("game_id","version","ordinal")
);

-- CreateTable
CREATE TABLE "rolls" (
    "game_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "sides" INTEGER NOT NULL,
    "face" INTEGER NOT NULL,
    "purpose" JSON NOT NULL,
    "scripted" BOOLEAN NOT NULL,

    CONSTRAINT "rolls_pkey" PRIMARY KEY ("game_id","number")
);

-- CreateTable
CREATE TABLE "snapshots" (
    "game_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "state" JSON NOT NULL,

    CONSTRAINT "snapshots_pkey" PRIMARY KEY ("game_id","version")
);

-- CreateTable
CREATE TABLE "obligations" (
    "game_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "values" JSON,
    "said" JSON NOT NULL DEFAULT '[]',

    CONSTRAINT "obligations_pkey" PRIMARY KEY ("game_id","id")
);

-- CreateTable
CREATE TABLE "posts" (
    "id" TEXT NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "game_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "lane" TEXT NOT NULL,
    "body" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "external_id" TEXT,
    "abandoned_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "next_attempt_at" TIMESTAMPTZ(3),
    "lease_owner" TEXT,
    "lease_until" TIMESTAMPTZ(3),

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages" (
    "game_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "retired" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("game_id","kind","key")
);

-- CreateTable
CREATE TABLE "preferences" (
    "user_id" TEXT NOT NULL,
    "locale" TEXT,
    "time_zone" TEXT NOT NULL,
    "remind_every_hours" DOUBLE PRECISION NOT NULL,
    "remind_by" TEXT NOT NULL,
    "quiet" JSON,
    "absences" JSON NOT NULL,

    CONSTRAINT "preferences_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "leases" (
    "name" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "leases_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "memos" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "memos_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "games_channel_id_idx" ON "games"("channel_id");

-- CreateIndex
CREATE INDEX "games_phase_idx" ON "games"("phase");

-- CreateIndex
CREATE INDEX "seats_user_id_idx" ON "seats"("user_id");

-- CreateIndex
CREATE INDEX "seats_substitute_id_idx" ON "seats"("substitute_id");

-- CreateIndex
CREATE UNIQUE INDEX "entries_request_id_key" ON "entries"("request_id");

-- CreateIndex
CREATE INDEX "rolls_game_id_version_idx" ON "rolls"("game_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "posts_seq_key" ON "posts"("seq");

-- CreateIndex
CREATE INDEX "posts_game_id_lane_seq_idx" ON "posts"("game_id", "lane", "seq");

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entries" ADD CONSTRAINT "entries_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rolls" ADD CONSTRAINT "rolls_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "obligations" ADD CONSTRAINT "obligations_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand, for Prisma's schema cannot say it: a channel has one game that is not archived,
CREATE UNIQUE INDEX "games_one_per_channel" ON "games"("channel_id") WHERE "phase" <> 'archived';

-- and the outbox is looked through without what has left it.
CREATE INDEX "posts_waiting" ON "posts"("game_id", "lane", "seq") WHERE "sent_at" IS NULL AND "abandoned_at" IS NULL;
