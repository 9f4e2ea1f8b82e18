/**
 * Results follow from the final score, checked with independently written market rules instead of the server's tables.
 */
import { describe, expect, it } from 'vitest';
import type { WireScore } from '../../../../src/contract/hub/wire.ts';
import type { WireEvent, WireMarket } from '../../../../src/contract/services/wire/event-wire.ts';
import type { World } from '../../../../server/world.ts';
import { allEvents, eventOf, marketOf, newWorld, run, runningOf } from './world-under-test.ts';

type Wins = (label: string, score: { h: number; a: number; hh: number; ha: number }, line: number) => boolean;

const sign = (lead: number): string => (lead > 0 ? '1' : lead === 0 ? '0' : '2');
const has = (label: string, outcome: string): boolean => label.split(' ve ').includes(outcome);
const over = (label: string, count: number, line: number): boolean => (label === 'Üst') === count > line;

/** By "t_st": returns true when the outcome with this label wins. */
const rules: Record<string, Wins> = {
  '1_1': (label, { h, a }) => label === sign(h - a),
  '4_4': (label, { h, a }) => label === sign(h - a),
  '2_92': (label, { h, a }) => has(label, sign(h - a)),
  '4_129': (label, { h, a }) => has(label, sign(h - a)),
  '2_101': (label, { h, a }, line) => over(label, h + a, line),
  '4_14': (label, { h, a }, line) => over(label, h + a, line),
  '2_89': (label, { h, a }) => (label === 'Var') === (h > 0 && a > 0),
  '2_100': (label, { h, a }, line) => label === sign(h + line - a),
  '4_12': (label, { h, a }, line) => label === sign(h + line - a),
  '2_88': (label, { hh, ha }) => label === sign(hh - ha),
  '2_36': (label, { h, a, hh, ha }) => label === sign(h - hh - (a - ha)),
  '2_77': (label, { hh, ha }) => has(label, sign(hh - ha)),
  '2_60': (label, { hh, ha }, line) => over(label, hh + ha, line),
  '2_90': (label, { h, a, hh, ha }) => label === `${sign(hh - ha)}/${sign(h - a)}`,
  '2_91': (label, { h, a }) => (label === 'Tek') === ((h + a) % 2 === 1),
  '2_86': (label, { h, a }) => (h < 5 && a < 5 ? label === `${h}:${a}` : label === 'Diğer'),
  '2_7': (label, { h, a }, line) => label === `${sign(h - a)} ve ${h + a > line ? 'Üst' : 'Alt'}`,
  '2_698': (label, { h, a }) => label === `${sign(h - a)} ve ${h > 0 && a > 0 ? 'Var' : 'Yok'}`,
  '2_700': (label, { h, a }, line) => label === `${h + a > line ? 'Üst' : 'Alt'} ve ${h > 0 && a > 0 ? 'Var' : 'Yok'}`,
  '2_6': (label, { h, a, hh, ha }) => label === { '1': '1.', '0': 'Eşit', '2': '2.' }[sign(2 * (hh + ha) - h - a)],
  '2_603': (label, { h }, line) => over(label, h, line),
  '2_604': (label, { a }, line) => over(label, a, line),
  '1_2': (label, { h, a }) => label === sign(h - a),
  '2_113': (label, { h, a }, line) => label === sign(h + line - a),
  '2_114': (label, { h, a }, line) => over(label, h + a, line),
  '1_9': (label, { h, a }) => label === sign(h - a),
  '2_171': (label, { h, a }) => label === `${h}:${a}`,
  '2_167': (label, { h, a }) => label === String(h + a),
  '1_10': (label, { h, a }) => label === sign(h - a),
  '2_220': (label, { h, a }) => label === `${h}:${a}`,
  '1_16': (label, { h, a }) => label === sign(h - a),
  '2_191': (label, { h, a }, line) => over(label, h + a, line),
  '1_21': (label, { h, a }) => label === sign(h - a),
  '2_884': (label, { h, a }) => label === sign(h - a),
  '2_886': (label, { h, a }, line) => label === sign(h + line - a),
};

function scoreOf(score: WireScore): { h: number; a: number; hh: number; ha: number } {
  return { h: score.ht?.r ?? NaN, a: score.at?.r ?? NaN, hh: score.ht?.ht ?? NaN, ha: score.at?.ht ?? NaN };
}

function check(world: World, event: WireEvent, market: WireMarket, score: WireScore): string[] {
  const rule = rules[`${market.t}_${market.st}`];
  if (rule === undefined) return [];
  return market.o.flatMap(({ no, n }) => {
    const wins = rule(n, scoreOf(score), Number(market.sov));
    const told = world.result(event.i, market.i, no);
    return told === (wins ? 'won' : 'lost') ? [] : [`${event.i} ${market.t}_${market.st} ${market.sov} ${n}: ${told}`];
  });
}

describe.each([3, 17, 40])('seed %i', (seed) => {
  it('decides markets by the final score, also those removed from the program earlier', () => {
    const { world, clock } = newWorld({ seed, events: 300 });
    const events = allEvents(world, 0)
      .concat(allEvents(world, 1))
      .map(({ i }) => eventOf(world, i));
    run(world, clock, 5 * 60, 0, 120);
    const faults: string[] = [];
    let over = 0;
    let markets = 0;
    for (const event of events) {
      const score = world.score(event.i);
      if (world.event(event.i) !== 'over' || score?.s !== 5) continue;
      over += 1;
      for (const market of event.m) {
        if (rules[`${market.t}_${market.st}`] !== undefined) markets += 1;
        faults.push(...check(world, event, market, score));
      }
    }
    expect(faults).toEqual([]);
    expect(over).toBeGreaterThan(40);
    expect(markets).toBeGreaterThan(150);
  });

  it('gives every decided market at least one winner unless it is void', () => {
    const { world, clock } = newWorld({ seed, events: 300 });
    const events = [0, 1, 2].flatMap((type) => allEvents(world, type as 0)).map(({ i }) => eventOf(world, i));
    for (const event of events) world.applyAction(event.i, { action: 'finish' });
    clock.ms += 1;
    const decided = events.flatMap((event) =>
      event.m.map((market) => {
        const results = market.o.map(({ no }) => String(world.result(event.i, market.i, no)));
        const key = `${market.t}_${market.st}`;
        const isVoid = results.every((each) => each === 'void');
        // A market of scorers has no winner when none of the offered players scored.
        const fine = isVoid || results.includes('won') || (key === '2_12' && !results.includes('undefined'));
        return { key, results, fine, isVoid };
      }),
    );
    expect(decided.filter(({ fine }) => !fine)).toEqual([]);
    expect(decided.filter(({ isVoid }) => !isVoid).length / decided.length).toBeGreaterThan(0.8);
  });
});

describe('an event', () => {
  it('has no results before its end', () => {
    const { world } = newWorld({ events: 200 });
    const event = runningOf(world, 1);
    expect(event.m.map((market) => world.result(event.i, market.i, 1))).toEqual(event.m.map(() => undefined));
    expect(world.result(1, 1, 1)).toBeUndefined();
  });

  it('finished by hand has results for its score', () => {
    const { world } = newWorld({ events: 200 });
    const [listed] = world.list(1, 0, 0).events;
    const event = eventOf(world, listed?.i ?? 0);
    for (const side of ['away', 'home', 'home'] as const) {
      if (world.score(event.i) === undefined) world.applyAction(event.i, { action: 'kickoff' });
      world.applyAction(event.i, { action: 'goal', side });
    }
    const next = marketOf(eventOf(world, event.i), '4_34', '4');
    world.applyAction(event.i, { action: 'finish' });
    const told = (key: string, no: number, line?: string): unknown =>
      world.result(event.i, marketOf(event, key, line)?.i ?? 0, no);
    expect(world.score(event.i)).toMatchObject({ ht: { r: 2 }, at: { r: 1 } });
    expect([told('1_1', 1), told('1_1', 2), told('2_101', 2, '2.5'), told('2_101', 2, '3.5')]).toEqual([
      'won',
      'lost',
      'won',
      'lost',
    ]);
    // The away team scored first, and there was no fourth goal.
    expect([told('2_87', 1), told('2_87', 3)]).toEqual(['lost', 'won']);
    expect(world.result(event.i, next?.i ?? 0, 2)).toBe('won');
  });

  it('that is withdrawn makes all its markets void', () => {
    const { world } = newWorld({ events: 200 });
    const event = runningOf(world, 1);
    world.applyAction(event.i, { action: 'remove' });
    expect(new Set(event.m.map((market) => world.result(event.i, market.i, 1)))).toEqual(new Set(['void']));
  });

  it('not offered live is decided at its expected end, not at its start', () => {
    const { world, clock } = newWorld({ events: 600 });
    const quiet = world.list(1, 0, 0).events.find((event) => event.il === false && event.d * 1000 < clock.ms + 8e7);
    if (quiet === undefined) throw new Error('every match is offered live');
    const result = marketOf(eventOf(world, quiet.i), '1_1')?.i ?? 0;
    clock.ms = quiet.d * 1000 + 60_000;
    world.step(0);
    expect([world.event(quiet.i), world.result(quiet.i, result, 1)]).toEqual(['over', undefined]);
    clock.ms += 3 * 3_600_000;
    expect(world.result(quiet.i, result, 1)).toMatch(/won|lost/);
    expect(world.score(quiet.i)?.s).toBe(5);
  });
});
