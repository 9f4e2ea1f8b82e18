/** `npm run deploy-check -- https://tribun.example`: asks a deployment as browsers will, and says what they would miss. */
import { checkDeployment } from './deployment.ts';

const [address, ...more] = process.argv.slice(2);
if (address === undefined || more.length > 0 || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
  console.error('npm run deploy-check -- ADDRESS, such as https://tribun.example');
  process.exitCode = 1;
} else {
  const found = await checkDeployment(address);
  for (const { what, fault } of found) console.log(fault === null ? `  good  ${what}` : `  BAD   ${what}: ${fault}`);
  const faults = found.filter(({ fault }) => fault !== null).length;
  console.log(`\n${found.length - faults} good, ${faults} bad`);
  process.exitCode = faults === 0 ? 0 : 1;
}
