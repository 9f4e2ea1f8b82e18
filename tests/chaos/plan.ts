/**
 * Steps of a chaos run, decided before it does anything: an endless list that follows from the seed alone, so that a
 * failing seed replays. The planner keeps a model of the tabs it opened; the runner skips steps whose tab a crash has
 * closed.
 */
import { Random } from '../../server/simulation/random.ts';
import type { EngineHostKind } from '../../src/platform/engine-client/engine-client.ts';
import { type Step, type StepKind, stepMakers } from './steps.ts';

export interface PlannedStep {
  /** From 1, as a report names it. */
  number: number;
  step: Step;
  /** Milliseconds until the next step, while the program moves. */
  thenMs: number;
}

export type TabPhase = 'visible' | 'hidden' | 'frozen';

/** The planner's model of the tabs: number → last action on it. */
export type TabModel = Map<number, TabPhase>;

const FIRST_TABS = 2;
const STEPS_A_ROUND = [4, 10] as const;
const PAUSE_MS = [50, 1_200] as const;

/** Rounds of disturbances, each closed by a quiet point. `oftener` multiplies how often a kind of step comes. */
export function* plan(
  seed: number,
  host: EngineHostKind,
  oftener: Partial<Record<StepKind, number>> = {},
): Generator<PlannedStep, never> {
  const random = new Random(seed);
  const tabs: TabModel = new Map();
  const makers = stepMakers(host);
  const weightOf = ({ kind, weight }: (typeof makers)[number]): number => weight * (oftener[kind] ?? 1);
  let number = 0;
  let nextTab = 1;

  const planned = (step: Step, thenMs: number): PlannedStep => {
    number += 1;
    return { number, step, thenMs };
  };
  const draw = (): Step => {
    const possible = makers.filter((maker) => maker.isPossible(tabs));
    const maker = possible[random.weighted(possible.map(weightOf))];
    if (maker === undefined) throw new Error('a tab can always be opened or closed');
    return maker.make(tabs, random, () => nextTab++);
  };

  const open = makers.find(({ kind }) => kind === 'open');
  for (let opened = 0; opened < FIRST_TABS; opened += 1) {
    if (open !== undefined)
      yield planned(
        open.make(tabs, random, () => nextTab++),
        0,
      );
  }
  for (;;) {
    yield planned({ kind: 'pace', updatesPerSecond: Math.round(random.between(20, 400)) }, 0);
    const steps = STEPS_A_ROUND[0] + random.integer(STEPS_A_ROUND[1] - STEPS_A_ROUND[0] + 1);
    for (let made = 0; made < steps; made += 1) yield planned(draw(), Math.round(random.between(...PAUSE_MS)));
    for (const [tab, phase] of tabs) if (phase === 'frozen') tabs.set(tab, 'hidden');
    yield planned({ kind: 'quiet' }, 0);
  }
}
