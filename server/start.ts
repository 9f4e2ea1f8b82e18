/** `npm start`: builds the app when needed, serves app, services and hubs from one port, says where. */
import { fileURLToPath } from 'node:url';
import { demoAccountsText } from './accounts/demo-accounts.ts';
import { createStandIn } from './create-stand-in.ts';
import { buildIfNeeded } from './build-app.ts';
import { readFlags } from './command-line.ts';
import { standInOperator } from './operator/operator-addresses.ts';
import { standInPush } from './operator/push-desk.ts';
import { closeOnSignal, printError, reachableUrl } from './process-lifecycle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const flags = readFlags(process.argv.slice(2));
  await buildIfNeeded(root);
  const standIn = await createStandIn({
    ...flags,
    operator: { ...standInOperator(), push: standInPush() },
    compressResponses: true,
  });
  closeOnSignal(standIn.close);
  console.log(`
  Tribün  ${reachableUrl(flags.host, standIn.port)}

  ${flags.events} events, seed ${flags.seed}, about ${flags.updatesPerSecond} updates a second. Ctrl+C stops it.

${demoAccountsText()}
`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
