import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const programs = Object.entries(scripts).filter(([, command]) => command.startsWith('node scripts/run.mjs '));

describe.each(programs)('npm run %s', (name, command) => {
  const run = (option: string) =>
    spawnSync(process.execPath, [...command.split(' ').slice(1), option], { encoding: 'utf8' });
  test.each(['--help', '-h'])('%s tells how it is called, and does nothing', (option) => {
    const { status, stdout, stderr } = run(option);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(name === 'start' ? 'npm start' : `npm run (--silent )?${name}\\b`));
  });
});

test('an option that a program does not have is named, with how it is called', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'tests/selfplay/arena.ts', '--seats=4', '--ratlle'],
    {
      encoding: 'utf8',
    },
  );
  expect(status).toBe(2);
  expect(stderr).toContain("'--ratlle'");
  expect(stderr).toContain('npm run arena -- [--game hispania]');
  expect(stderr).not.toMatch(/^\s+at /m);
});
