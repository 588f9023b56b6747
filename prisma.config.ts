import { defineConfig } from 'prisma/config';

const url = process.env.DATABASE_URL;

/** For the command line (`npm run db`) only: the running bot connects by itself. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url ? { datasource: { url } } : {}),
});
