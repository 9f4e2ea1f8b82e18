/**
 * Measures the cost of one tab, and of ten of which nine are hidden, without and with the floating window of a hidden
 * one: this product beside a page without an engine. One browser at a time, in turn, several rounds; the peer's rows are
 * those the product shows. "Lean" is a peer whose store holds only the sport it shows, as the product's engine does: its
 * updates of other sports change nothing.
 */
import type { BenchServer } from './bench-server.ts';
import { openFrontDoor } from './front-door.ts';
import { listenToHubs } from './hub-listener.ts';
import { buildReduxPage } from './peers/build-redux-page.ts';
import { type Scene, type Stretch, openTabs } from './tab-stretch.ts';

/** A stretch for each round. */
export type TabFigures = Record<
  'oneTab' | 'tenTabs' | 'withWindow' | 'onePeer' | 'tenPeers' | 'oneLeanPeer',
  Stretch[]
>;

const ROUNDS = 3;
const HIDDEN = 9;

export async function benchTabs(server: BenchServer, rounds = ROUNDS): Promise<TabFigures> {
  const peer = await buildReduxPage();
  const door = await openFrontDoor(server.url, { redux: peer.folder });
  const listener = await listenToHubs(server.url);
  const runs: TabFigures = { oneTab: [], tenTabs: [], withWindow: [], onePeer: [], tenPeers: [], oneLeanPeer: [] };
  try {
    for (let round = 0; round < rounds; round += 1) await runRound({ server, door, listener }, runs);
  } finally {
    listener.close();
    await door.close();
    await peer.remove();
  }
  return runs;
}

async function runRound(scene: Scene, runs: TabFigures): Promise<void> {
  const ours = await openTabs(scene, 'ours');
  try {
    runs.oneTab.push(await ours.stretch());
    await ours.addHidden(HIDDEN);
    runs.tenTabs.push(await ours.stretch());
    await ours.openWindow();
    runs.withWindow.push(await ours.stretch());
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
