/**
 * What a tab costs, and what ten cost of which nine are hidden: this product beside a page that does without an engine.
 * One browser at a time, in turn, several rounds; the peer's rows are those the product shows. "Lean" is a peer whose
 * store holds only the sport it shows, as the product's engine does: its updates of other sports change nothing.
 */
import type { BenchServer } from './bench-server.ts';
import { openFrontDoor } from './front-door.ts';
import { listenToHubs } from './hub-listener.ts';
import { buildReduxPage } from './peers/build-redux-page.ts';
import { median } from './statistics.ts';
import { type Scene, type Stretch, openTabs } from './tab-stretch.ts';

export interface TabFigures {
  tabMainThreadOverPeer: number;
  tabMainThreadOverLeanPeer: number;
  cpuTenTabsOverOne: number;
  cpuTenTabsOverPeer: number;
  hubBytesTenTabsOverOne: number;
  runs: TabRuns;
}

export type TabRuns = Record<'oneTab' | 'tenTabs' | 'onePeer' | 'tenPeers' | 'oneLeanPeer', Stretch[]>;

const ROUNDS = 2;
const HIDDEN = 9;

export async function benchTabs(server: BenchServer): Promise<TabFigures> {
  const peer = await buildReduxPage();
  const door = await openFrontDoor(server.url, peer.folder);
  const listener = await listenToHubs(server.url);
  const runs: TabRuns = { oneTab: [], tenTabs: [], onePeer: [], tenPeers: [], oneLeanPeer: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) await runRound({ server, door, listener }, runs);
  } finally {
    listener.close();
    await door.close();
    await peer.remove();
  }
  const main = (stretches: readonly Stretch[]): number => median(stretches.map(({ mainThreadMs }) => mainThreadMs));
  const all = (stretches: readonly Stretch[]): number => median(stretches.map(({ processorMs }) => processorMs));
  const hub = (stretches: readonly Stretch[]): number => median(stretches.map(({ hubShare }) => hubShare));
  return {
    tabMainThreadOverPeer: main(runs.oneTab) / main(runs.onePeer),
    tabMainThreadOverLeanPeer: main(runs.oneTab) / main(runs.oneLeanPeer),
    cpuTenTabsOverOne: all(runs.tenTabs) / all(runs.oneTab),
    cpuTenTabsOverPeer: all(runs.tenTabs) / all(runs.tenPeers),
    hubBytesTenTabsOverOne: hub(runs.tenTabs) / hub(runs.oneTab),
    runs,
  };
}

async function runRound(scene: Scene, runs: TabRuns): Promise<void> {
  const ours = await openTabs(scene, 'ours');
  try {
    runs.oneTab.push(await ours.stretch());
    await ours.addHidden(HIDDEN);
    runs.tenTabs.push(await ours.stretch());
  } finally {
    await ours.close();
  }
  const peer = await openTabs(scene, 'peer', ours.eventIds);
  try {
    runs.onePeer.push(await peer.stretch());
    await peer.addHidden(HIDDEN);
    runs.tenPeers.push(await peer.stretch());
  } finally {
    await peer.close();
  }
  const lean = await openTabs(scene, 'lean peer', ours.eventIds);
  try {
    runs.oneLeanPeer.push(await lean.stretch());
  } finally {
    await lean.close();
  }
}
