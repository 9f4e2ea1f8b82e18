/**
 * `npm run conformance -- --environment environment.json`: proves a backend against the contract and ends with 1 when
 * something that the product needs fails.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { readEnvironment, unreadableAddresses } from '../../src/contract/environment.ts';
import { ranWithAuthority } from '../with-authority.ts';
import { checkConformance } from './check-conformance.ts';
import { type ConformanceFlags, isWebAddress, readConformanceFlags } from './conformance-flags.ts';
import { reportLines, reportPage } from './report-page.ts';

try {
  const flags = readConformanceFlags(process.argv.slice(2));
  if (!ranWithAuthority(flags.ca)) await run(flags);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run({
  environment: source,
  origin,
  seconds,
  report,
  json,
  ...allowed
}: ConformanceFlags): Promise<void> {
  const text = isWebAddress(source) ? await (await fetch(source)).text() : await readFile(source, 'utf8');
  const told: unknown = JSON.parse(text);
  const environment = readEnvironment(told);
  if (environment === undefined) throw new Error(`${source} names no readable service.`);
  const unreadable = unreadableAddresses(told);
  if (unreadable.length > 0) throw new Error(`${unreadable.join(', ')}: no addresses that the product can read.`);
  const { services, hubs } = environment;
  const isRelative = [...Object.values(services), ...Object.values(hubs)].some((address) => !URL.canParse(address));
  if (origin === undefined) {
    const reason = isRelative ? 'some addresses are paths on it' : 'services must allow it';
    throw new Error(`--origin https://tribun.example is needed: ${reason}.`);
  }
  const found = await checkConformance({ environment: { services, hubs }, origin, hubSeconds: seconds, ...allowed });
  if (json !== undefined) await writeFile(json, `${JSON.stringify(found, null, 2)}\n`);
  if (report !== undefined) await writeFile(report, reportPage(found));
  for (const line of reportLines(found)) console.log(line);
  process.exitCode = found.counts.fails === 0 ? 0 : 1;
}
