/**
 * `npm run real-hub`: the app with real hubs, for manual tests; same flags as `npm start`. `--measure MINUTES` opens
 * ten tabs at a thousand messages a second instead, and reports the bytes the hubs sent.
 */
import { fileURLToPath } from 'node:url';
import { demoAccountsText } from '../../server/accounts/demo-accounts.ts';
import { createStandIn } from '../../server/create-stand-in.ts';
import { buildIfNeeded } from '../../server/build-app.ts';
import { readFlags } from '../../server/command-line.ts';
import { standInOperator } from '../../server/operator/operator-addresses.ts';
import { closeOnSignal, printError, reachableUrl } from '../../server/process-lifecycle.ts';
import { launchBrowser } from '../support/launch.ts';
import { type HubServers, startHubServers } from './hub-servers.ts';
import { measureBytes } from './measure-bytes.ts';
import { missing } from './programs.ts';

const ONE_TAB_MS = 10_000;

try {
  if (missing.length > 0) throw new Error(`Real hubs need ${missing.join(' and ')}, not installed here.`);
  const [first, minutes, ...rest] = process.argv.slice(2);
  await buildIfNeeded(fileURLToPath(new URL('../..', import.meta.url)));
  const measures = first === '--measure';
  if (measures && (!(Number(minutes) > 0) || rest.length > 0)) throw new Error('--measure wants a number of minutes.');
  if (measures) await measure(Number(minutes));
  else await look();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

async function look(): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  const hubServers = await startHubServers(flags.port);
  try {
    const standIn = await createStandIn({ ...flags, hubs: hubServers.hubs, operator: standInOperator() });
    closeOnSignal(async () => {
      await standIn.close();
      await hubServers.end();
    });
    console.log(`
  Tribün  ${reachableUrl(flags.host, standIn.port)}
  hubs    ${hubServers.hubs.lite}, ${hubServers.hubs.score}
          two servers behind nginx, ${backplaneOf(hubServers)}

  ${flags.events} events, seed ${flags.seed}, about ${flags.updatesPerSecond} updates a second. Ctrl+C stops it.

${demoAccountsText()}
`);
  } catch (error) {
    await hubServers.end();
    throw error;
  }
}

async function measure(minutes: number): Promise<void> {
  const hubServers = await startHubServers();
  const browser = await launchBrowser();
  try {
    const told = await measureBytes(browser, hubServers, { oneTabMs: ONE_TAB_MS, tenTabsMs: minutes * 60_000 });
    console.log(`${told.sent} messages, ${Math.round(told.pace)} a second; the engine of ten tabs read ${told.heard}`);
    console.log(`${Math.round(told.bytesASecond / 1_000)} KB a second to a browser, both hubs together`);
    console.log(`two servers behind nginx, ${backplaneOf(hubServers)}`);
    console.log(JSON.stringify({ hubBytesTenTabsOverOne: Number(told.hubBytesTenTabsOverOne.toFixed(3)) }));
  } finally {
    await browser.close();
    await hubServers.end();
  }
}

function backplaneOf({ backplane }: HubServers): string {
  return backplane ? 'Redis between them' : 'each fed by itself: there is no backplane';
}
