import { tallyOf } from './campaigns.js';

// npx tsx tests/hispania-draco/policy/run.ts [games] [seed] [level …]: how often the module's defaults conquer Hispania.
const [games = '2000', seed = '1', ...levels] = process.argv.slice(2);
for (const level of levels.length > 0 ? levels : ['75451', '64342', '53233']) {
  const { conquered, revolt, time, capitals } = tallyOf(level, Number(games), Number(seed));
  const part = (count: number) => `${((100 * count) / Number(games)).toFixed(1)} %`;
  const mean = (capitals / Number(games)).toFixed(2);
  console.log(
    `${level}: won ${part(conquered)}, lost to the revolt ${part(revolt)}, to time ${part(time)}; ${mean} capitals`,
  );
}
