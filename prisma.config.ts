import { defineConfig } from 'prisma/config';

/** For the command line (`npm run db`) only: the running bot connects by itself. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Without a server, an empty database in memory: enough to make and check migrations.
  datasource: { url: process.env.DATABASE_URL || 'postgresql://in-memory/' },
});
