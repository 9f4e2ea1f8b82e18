/**
 * `npm run withdrawals -- --seed S --runs N`: so many taps on "Çek" in a real browser, each with faults drawn from its seed.
 * `--dialect second` has the stand-in answer otherwise (stand-in-11), `--verbose` tells every one.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../../../server/build-app.ts';
import { readDialect } from '../../../server/http/dialect/differences.ts';
import { runWithdrawals } from './run-withdrawals.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '200' },
    dist: { type: 'string' },
    dialect: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
if (values.dist === undefined) await buildIfNeeded(fileURLToPath(new URL('../../..', import.meta.url)));

const { runs, withdrawals, requests, shown, failures } = await runWithdrawals({
  seed: Number(values.seed),
  runs: Number(values.runs),
  ...(values.dist === undefined ? {} : { distDir: values.dist }),
  ...(values.dialect === undefined ? {} : { dialect: readDialect(values.dialect) }),
  log: (line) => {
    if (values.verbose || line.startsWith('   WRONG')) console.log(line);
  },
});
for (const { plan, wrong } of failures)
  console.log(`seed ${plan.seed}: ${JSON.stringify(plan)}\n  ${wrong.join('\n  ')}`);
const told = Object.entries(shown).map(([end, count]) => `${end} ${count}`);
console.log(`${runs} taps, ${requests} requests, ${withdrawals} withdrawals; tabs ended with ${told.join(', ')}`);
console.log(`${failures.length} wrong`);
process.exitCode = failures.length === 0 ? 0 : 1;
