import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { WireEvent } from '../../../../src/contract/services/wire/event-wire.ts';
import { START, eventOf, newWorld, run } from './world-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'bulletin-'));
afterAll(() => rmSync(folder, { recursive: true }));

const preMatch: WireEvent = {
  i: 3170297,
  v: 952885688,
  hn: 'Sacramento R',
  an: 'Las Vegas Li',
  sid: 1,
  s: 0,
  bp: 0,
  il: true,
  mbc: 3,
  kOdd: true,
  ci: 970,
  oc: 94,
  d: START / 1000 - 40 * 86_400 + 3_600,
  m: [
    {
      i: 82986106,
      t: 1,
      st: 1,
      v: 950729464,
      s: 1,
      mbc: 3,
      o: [
        { no: 1, n: '1', odd: 1.44, wodd: 1.38 },
        { no: 2, n: '0', odd: 3.67, wodd: 3.53 },
        { no: 3, n: '2', odd: 1, wodd: 1 },
      ],
    },
    {
      i: 82986199,
      t: 9,
      st: 4711,
      v: 1,
      s: 1,
      mbc: 1,
      sov: '1|2',
      o: [
        { no: 1, n: 'Böyle', odd: 2.5, wodd: 2.4 },
        { no: 2, n: 'Şöyle', odd: 1.5, wodd: 1.4 },
      ],
    },
  ],
};
const running: WireEvent = {
  ...preMatch,
  i: 3276847,
  sid: 137,
  bp: 1,
  s: 1,
  ci: 137002,
  hn: 'Germany (Cezar)',
  an: 'Spain',
};

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('a bulletin', () => {
  const events = [preMatch, running, { nonsense: true }];

  it.each([
    ['an array', events],
    ['events', { events }],
    ['a whole answer', { isSuccess: true, data: { events } }],
  ])('as %s replaces the generated events of its sports only', (name, content) => {
    const { world } = newWorld({ events: 300, bulletin: file(`${name}.json`, content) });
    expect(world.list(1, 0, 0).events).toHaveLength(1);
    expect(world.list(137, 1, 0).events).toHaveLength(1);
    expect(world.list(5, 0, 0).events.length).toBeGreaterThan(20);
    const event = eventOf(world, preMatch.i);
    expect(event).toMatchObject({ hn: 'Sacramento R', an: 'Las Vegas Li', ci: 970, mbc: 3, kOdd: true });
    expect(event.m).toEqual(preMatch.m);
    expect(event.d * 1000).toBeGreaterThan(START);
    expect((event.d - preMatch.d) % 86_400).toBe(0);
    expect(eventOf(world, running.i)).toMatchObject({ bp: 1, s: 1, sc: { s: 2, ht: {}, at: {} } });
    expect(world.competitions()).toContainEqual(expect.objectContaining({ i: 970, si: '1' }));
  });

  it('is simulated without breaking, also with unknown market types', () => {
    const { world, clock } = newWorld({ events: 300, bulletin: file('moving.json', events) });
    run(world, clock, 5, 300, 10);
    const event = eventOf(world, preMatch.i);
    expect(event.m.map((market) => market.o.map((outcome) => outcome.n))).toEqual(
      preMatch.m.map((market) => market.o.map((outcome) => outcome.n)),
    );
    expect(event.m).not.toEqual(preMatch.m);
    expect(event.m[0]?.o[2]).toMatchObject({ odd: 1, wodd: 1 });
    expect(world.popularBets(1, 5)).toHaveLength(1);
    expect(world.applyAction(running.i, { action: 'goal' })?.length).toBeGreaterThan(0);
    expect(world.applyAction(preMatch.i, { action: 'kickoff' })?.length).toBeGreaterThan(0);
  });

  it('of another shape is refused with its file name', () => {
    expect(() => newWorld({ bulletin: file('none.json', { data: {} }) })).toThrow('none.json');
  });
});
