/** Shared parts of `npm run plays` and `npm run withdrawals`: their options and their final report. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../../server/build-app.ts';
import { parseDialect } from '../../server/http/dialect/dialect-differences.ts';
import { type TapOnce, runTaps } from './run-taps.ts';

/** @param things what is made, and what is sent for it, in the plural */
export async function tapsCommand(
  tapOnce: TapOnce,
  things: { made: string; sent: string },
  args: string[] = process.argv.slice(2),
): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      runs: { type: 'string', default: '200' },
      dist: { type: 'string' },
      dialect: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  if (values.dist === undefined) await buildIfNeeded(fileURLToPath(new URL('../..', import.meta.url)));
  const { runs, made, sent, shown, failures } = await runTaps(tapOnce, {
    seed: Number(values.seed),
    runs: Number(values.runs),
    ...(values.dist === undefined ? {} : { distDir: values.dist }),
    ...(values.dialect === undefined ? {} : { dialect: parseDialect(values.dialect) }),
    log: (line) => {
      if (values.verbose || line.startsWith('   WRONG')) console.log(line);
    },
  });
  for (const { plan, wrong } of failures)
    console.log(`seed ${plan.seed}: ${JSON.stringify(plan)}\n  ${wrong.join('\n  ')}`);
  const told = Object.entries(shown).map(([end, count]) => `${end} ${count}`);
  console.log(`${runs} taps, ${sent} ${things.sent}, ${made} ${things.made}; tabs ended with ${told.join(', ')}`);
  console.log(`${failures.length} wrong`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
