/**
 * `npm run deploy-check -- https://tribun.example`: checks a deployment as browsers will see it, and prints the faults.
 */
import { parseArgs } from 'node:util';
import { ranWithAuthority } from '../with-authority.ts';
import { checkDeployment } from './check-deployment.ts';
import type { Finding } from './finding.ts';

try {
  const { values, positionals } = parseArgs({ options: { ca: { type: 'string' } }, allowPositionals: true });
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0 || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error('npm run deploy-check -- ADDRESS [--ca FILE], such as https://tribun.example');
  }
  if (!ranWithAuthority(values.ca)) await check(address);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function check(address: string): Promise<void> {
  const found = await checkDeployment(address);
  for (const each of found) console.log(lineOf(each));
  const faults = found.filter(({ fault }) => fault !== null).length;
  const notes = found.filter(({ fault, note }) => fault === null && note !== undefined).length;
  console.log(`\n${found.length - faults - notes} good, ${notes} to note, ${faults} bad`);
  process.exitCode = faults === 0 ? 0 : 1;
}

function lineOf({ what, fault, note }: Finding): string {
  if (fault !== null) return `  BAD   ${what}: ${fault}`;
  return note === undefined ? `  good  ${what}` : `  note  ${what}: ${note}`;
}
