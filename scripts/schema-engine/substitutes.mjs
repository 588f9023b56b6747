// Two methods that the WebAssembly build refuses without a shadow database, built on its own `diff`, which has
// one. Nothing warns of data loss: read a migration before committing it.

async function missingSql(engine, { migrationsList, schema, filters }) {
  const result = await engine.diff({
    from: { tag: 'migrations', ...migrationsList },
    to: { tag: 'schemaDatamodel', ...schema },
    shadowDatabaseUrl: null,
    script: true,
    exitCode: null,
    filters,
  });
  const sql = result.stdout ?? '';
  return sql.startsWith('-- This is an empty migration') ? '' : sql;
}

export const SUBSTITUTES = {
  async evaluateDataLoss(engine, params) {
    const sql = await missingSql(engine, params);
    return { migrationSteps: sql === '' ? 0 : 1, warnings: [], unexecutableSteps: [] };
  },

  async createMigration(engine, params) {
    const sql = await missingSql(engine, params);
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    return {
      connectorType: 'postgresql',
      generatedMigrationName: `${stamp}_${params.migrationName}`,
      extension: 'sql',
      migrationScript: sql === '' && !params.draft ? null : sql,
    };
  },
};
