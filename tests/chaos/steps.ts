/** The kinds of steps a chaos run is made of, how often each comes, and what it does to the planner's model of the tabs. */
import type { Random } from '../../server/simulation/random.ts';
import type { HubName } from '../../src/contract/hub/wire.ts';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
import { type Place, drawPlace } from './places.ts';
import type { TabModel, TabPhase } from './plan.ts';
import { type ServiceFault, drawServiceFault } from './service-faults.ts';

export type EventAction = 'goal' | 'suspend' | 'open' | 'kickoff' | 'finish' | 'remove';

export type Step =
  | { kind: 'open'; tab: number; place: Place }
  /** All tabs at the same moment. */
  | { kind: 'close'; tabs: number[] }
  | { kind: 'hide' | 'show' | 'freeze' | 'thaw' | 'crash' | 'reload'; tab: number }
  | { kind: 'go'; tab: number; place: Place }
  | { kind: 'scroll'; tab: number; share: number }
  | { kind: 'select'; tab: number; share: number }
  | { kind: 'killEngine'; how: 'close' | 'crash' }
  | { kind: 'drop' | 'silence' | 'duplicate' | 'reorder' | 'accept'; hub: HubName | 'both' }
  /** Connections are refused and dropped; accepted again after a while, or only at the quiet point (`undefined`). */
  | { kind: 'outage'; hub: HubName | 'both'; forMs: number | undefined }
  | { kind: 'fault'; fault: ServiceFault }
  /** Version counters of hub and services fall together by these amounts, without a disconnect. */
  | { kind: 'fall'; by: Fall }
  | { kind: 'restart'; seed: number }
  | { kind: 'signIn' | 'signOut' }
  | { kind: 'pace'; updatesPerSecond: number }
  | { kind: 'act'; action: EventAction; share: number }
  | { kind: 'quiet' };

/** `score` and `list` in ms. */
export interface Fall {
  event?: number;
  market?: number;
  score?: number;
  list?: number;
}

export type StepKind = Step['kind'];

interface StepMaker {
  kind: StepKind;
  weight: number;
  isPossible(tabs: TabModel): boolean;
  make(tabs: TabModel, random: Random, newTab: () => number): Step;
}

const MOST_TABS = 5;
const always = (): boolean => true;
const has = (phase: TabPhase) => (tabs: TabModel) => tabsIn(tabs, phase).length > 0;

/** `solo` has no engine to kill apart from its tab. */
export function stepMakers(host: EngineHostKind): StepMaker[] {
  return host === 'solo' ? makers.filter(({ kind }) => kind !== 'killEngine') : makers;
}

function tabsIn(tabs: TabModel, phase: TabPhase): number[] {
  return [...tabs].filter(([, now]) => now === phase).map(([tab]) => tab);
}

function move(kind: 'hide' | 'show' | 'freeze' | 'thaw', weight: number, from: TabPhase, to: TabPhase): StepMaker {
  return {
    kind,
    weight,
    isPossible: has(from),
    make: (tabs, random) => {
      const tab = random.pick(tabsIn(tabs, from));
      tabs.set(tab, to);
      return { kind, tab };
    },
  };
}

/** Something done in a tab that is on screen. */
function inTab(kind: StepKind, weight: number, make: (tab: number, random: Random) => Step): StepMaker {
  return {
    kind,
    weight,
    isPossible: has('visible'),
    make: (tabs, random) => make(random.pick(tabsIn(tabs, 'visible')), random),
  };
}

function anywhere(kind: StepKind, weight: number, make: (random: Random) => Step): StepMaker {
  return { kind, weight, isPossible: always, make: (_tabs, random) => make(random) };
}

const drawHub = (random: Random): HubName | 'both' => random.pick(['both', 'both', 'lite', 'score'] as const);

const hubMaker = (kind: 'drop' | 'silence' | 'duplicate' | 'reorder' | 'accept', weight: number): StepMaker =>
  anywhere(kind, weight, (random) => ({ kind, hub: drawHub(random) }));

/**
 * Small enough that no counter of a long run reaches its beginning, and for a list more than it can have moved since a tab
 * loaded it: after a smaller fall its differences look right.
 */
const FALLS = { event: 1_000_000, market: 1_000_000, score: 3_600_000, list: 955_000_000 } as const;

function drawFall(random: Random): Fall {
  if (random.chance(0.4)) return FALLS;
  const counter = random.pick(['event', 'market', 'score', 'list'] as const);
  return { [counter]: FALLS[counter] };
}

const makers: StepMaker[] = [
  {
    kind: 'open',
    weight: 4,
    isPossible: (tabs) => tabs.size < MOST_TABS,
    make: (tabs, random, newTab) => {
      const tab = newTab();
      tabs.set(tab, 'visible');
      return { kind: 'open', tab, place: drawPlace(random) };
    },
  },
  {
    kind: 'close',
    weight: 2,
    isPossible: (tabs) => tabs.size > 1,
    make: (tabs, random) => {
      const all = random.shuffled([...tabs.keys()]);
      const closed = all.slice(0, random.chance(0.2) ? all.length - 1 : 1);
      for (const tab of closed) tabs.delete(tab);
      return { kind: 'close', tabs: closed };
    },
  },
  move('hide', 2, 'visible', 'hidden'),
  move('show', 3, 'hidden', 'visible'),
  move('freeze', 1, 'hidden', 'frozen'),
  move('thaw', 1, 'frozen', 'hidden'),
  {
    kind: 'crash',
    weight: 1,
    isPossible: (tabs) => tabs.size > 1,
    make: (tabs, random) => {
      const tab = random.pick([...tabs.keys()]);
      tabs.delete(tab);
      return { kind: 'crash', tab };
    },
  },
  inTab('reload', 1, (tab) => ({ kind: 'reload', tab })),
  inTab('go', 3, (tab, random) => ({ kind: 'go', tab, place: drawPlace(random) })),
  inTab('scroll', 2, (tab, random) => ({ kind: 'scroll', tab, share: random.next() })),
  inTab('select', 3, (tab, random) => ({ kind: 'select', tab, share: random.next() })),
  anywhere('killEngine', 2, (random) => ({ kind: 'killEngine', how: random.pick(['close', 'crash'] as const) })),
  hubMaker('drop', 2),
  hubMaker('silence', 1.5),
  hubMaker('duplicate', 1),
  hubMaker('reorder', 2),
  hubMaker('accept', 2),
  anywhere('outage', 1.5, (random) => ({
    kind: 'outage',
    hub: drawHub(random),
    forMs: random.chance(0.85) ? Math.round(random.between(100, 1_500)) : undefined,
  })),
  anywhere('fault', 5, (random) => ({ kind: 'fault', fault: drawServiceFault(random) })),
  anywhere('fall', 2, (random) => ({ kind: 'fall', by: drawFall(random) })),
  anywhere('restart', 0.8, (random) => ({ kind: 'restart', seed: 1 + random.integer(3) })),
  anywhere('signIn', 1.5, () => ({ kind: 'signIn' })),
  anywhere('signOut', 0.7, () => ({ kind: 'signOut' })),
  anywhere('pace', 1, (random) => ({ kind: 'pace', updatesPerSecond: Math.round(random.between(20, 1_000)) })),
  anywhere('act', 4, (random) => ({
    kind: 'act',
    action: random.pick(['goal', 'goal', 'suspend', 'open', 'kickoff', 'finish', 'remove'] as const),
    share: random.next(),
  })),
];
