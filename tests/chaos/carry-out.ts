/** Carries out one planned step on the browser and the server. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
import type { TestServer } from '../support/controlled-server.ts';
import { type EveryAddress, everyAddress } from '../support/every-address.ts';
import { killSharedWorkers } from '../support/kill.ts';
import { FOOTBALL } from '../support/program.ts';
import { builtFiles } from '../support/stand-in.ts';
import { pathOf } from './places.ts';
import type { ServiceFault } from './service-faults.ts';
import type { Step } from './steps.ts';
import type { Tab, Tabs } from './tabs.ts';

export interface Scene {
  browser: Browser;
  server: TestServer;
  tabs: Tabs;
  host: EngineHostKind;
  /** Addresses of the server in its current state, with the member they belong to. */
  every: EveryAddress;
}

/** Returns false when the step's tab is closed or there is nothing to apply the step to. */
export async function carryOut(step: Exclude<Step, { kind: 'quiet' }>, scene: Scene): Promise<boolean> {
  const { server, tabs } = scene;
  switch (step.kind) {
    case 'open':
      await tabs.open(step.tab, pathOf(step.place, server.world, scene.every.addresses));
      return true;
    case 'close': {
      const closed = step.tabs.flatMap((number) => tabs.get(number) ?? []);
      await Promise.all(closed.map((tab) => tabs.close(tab)));
      return closed.length > 0;
    }
    case 'killEngine':
      return killEngine(scene, step.how);
    case 'outage':
      await onHubs(server, 'refuse', step.hub);
      await onHubs(server, 'drop', step.hub);
      if (step.forMs === undefined) return true;
      await wait(step.forMs);
      await onHubs(server, 'accept', step.hub);
      return true;
    case 'drop':
    case 'silence':
    case 'duplicate':
    case 'reorder':
    case 'accept':
      await onHubs(server, step.kind, step.hub);
      return true;
    case 'fault':
      return putFault(scene, step.fault);
    case 'fall':
      await server.fall(step.by);
      return true;
    case 'restart':
      await server.restart({ seed: step.seed });
      scene.every = await everyAddress(server);
      await server.move({ running: true, updatesPerSecond: PACE_AFTER_RESTART });
      return true;
    case 'signIn':
      await tabs.signIn(scene.every);
      return true;
    case 'signOut':
      await tabs.signOut();
      return true;
    case 'pace':
      await server.move({ running: true, updatesPerSecond: step.updatesPerSecond });
      return true;
    case 'act':
      return act(server, step.action, step.share);
    default: {
      const tab = tabs.get(step.tab);
      if (tab === undefined || tab.crashed) return false;
      return inTab(step, tab, scene);
    }
  }
}

const PACE_AFTER_RESTART = 100;

type TabStep = Extract<Step, { tab: number }>;

async function inTab(
  step: Exclude<TabStep, { kind: 'open' }>,
  tab: Tab,
  { tabs, server, every }: Scene,
): Promise<boolean> {
  switch (step.kind) {
    case 'hide':
      await tabs.setVisible(tab, false);
      return true;
    case 'show':
      await tabs.setVisible(tab, true);
      return true;
    case 'freeze':
      await tabs.freeze(tab);
      return true;
    case 'thaw':
      await tabs.thaw(tab);
      return true;
    case 'crash':
      await tabs.crash(tab);
      await tabs.sweep();
      return true;
    case 'reload':
      await tab.page.goto(tabs.address(new URL(tab.page.url()).pathname), { waitUntil: 'domcontentloaded' });
      return true;
    case 'go':
      await tab.page.evaluate(
        (path) => history.pushState(null, '', path),
        tabs.address(pathOf(step.place, server.world, every.addresses)),
      );
      return true;
    case 'scroll':
      await tab.page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), step.share);
      return true;
    case 'select':
      return tab.page.evaluate((share) => {
        const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-market][data-outcome]:enabled');
        const button = buttons[Math.floor(share * buttons.length)];
        button?.click();
        return button !== undefined;
      }, step.share);
  }
}

async function killEngine({ browser, tabs, host }: Scene, how: 'close' | 'crash'): Promise<boolean> {
  if (host === 'shared') return (await killSharedWorkers(browser)) > 0;
  const leader = tabs.leader;
  if (leader === undefined) return false;
  if (leader.frozen !== undefined) await tabs.thaw(leader);
  await (how === 'close' ? tabs.close(leader) : tabs.crash(leader));
  await tabs.sweep();
  return true;
}

async function onHubs(
  server: TestServer,
  action: Parameters<TestServer['hubs']>[0],
  hub: 'lite' | 'score' | 'both',
): Promise<void> {
  await (hub === 'both' ? server.hubs(action) : server.hubs(action, hub));
}

/** An event's address is that of a tab showing a detail. */
async function putFault({ server, tabs }: Scene, { share, ...fault }: ServiceFault): Promise<boolean> {
  if (fault.path === 'file') {
    const files = builtFiles();
    await server.fault({ ...fault, path: files[Math.floor((share ?? 0) * files.length)] ?? '' });
    return true;
  }
  if (fault.path !== 'event') {
    await server.fault(fault);
    return true;
  }
  const shown = tabs.all.map(({ page }) => /\/mac-detay\/(\d+)/.exec(page.url())?.[1]).find((id) => id !== undefined);
  if (shown === undefined) return false;
  await server.fault({ ...fault, path: `event/${shown}` });
  return true;
}

async function act(server: TestServer, action: string, share: number): Promise<boolean> {
  const wantsRunning = action !== 'kickoff' && action !== 'remove';
  const events = server.world
    .list(FOOTBALL, wantsRunning ? 1 : 0, 0)
    .events.filter(({ bp }) => (bp !== 0) === wantsRunning);
  const event = events[Math.floor(share * events.length)];
  if (event === undefined) return false;
  await server.act(event.i, { action });
  return true;
}
