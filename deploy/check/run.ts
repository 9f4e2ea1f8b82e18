/**
 * `npm run deploy-check -- https://tribun.example`: checks a deployment as browsers will see it, and prints the faults.
 */
import { checkDeployment } from './check-deployment.ts';
import type { Finding } from './finding.ts';

const [address, ...more] = process.argv.slice(2);
if (address === undefined || more.length > 0 || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
  console.error('npm run deploy-check -- ADDRESS, such as https://tribun.example');
  process.exitCode = 1;
} else {
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
