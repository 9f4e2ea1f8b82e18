// @vitest-environment happy-dom
/** The sportsbook event of a match in the round, while rounds change on one page (rule pool-36). */
import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proxy, ref } from 'valtio/vanilla';
import type { PoolEvent } from '../../../../src/model/pool.ts';
import { useSportsbookEvents } from '../../../../src/state/pool/sportsbook-events.ts';

const START = Date.UTC(2026, 10, 21, 17) / 1_000;
const WEEK = 7 * 86_400;
let program: { id: number; home: string; away: string; start: number }[];

vi.mock(import('../../../../src/state/engine/topic-view.ts'), async () => ({
  topicView: (() => ({
    cell: (key: string) =>
      proxy({
        value: ref(
          key === 'order'
            ? program.map(({ id }) => ({ type: 'event', eventId: id }))
            : (program.find(({ id }) => key === `row:${id}`) ?? {}),
        ),
      }),
    retain: () => () => undefined,
    trackVisible: () => () => undefined,
    setWindow: () => undefined,
  })) as never,
}));

const match = (number: number, home: string, away: string, startsAt: number): PoolEvent => ({
  ...{ number, home, away, startsAt, name: `${home}-${away}`, league: 'SÜPL' },
  ...{ result: null, winner: null, eventId: null },
});

let root: Root;
/** Events of the round's matches, for every render. */
let looks: (number | null)[][];
const told = (): (number | null)[] | undefined => looks.at(-1);

function Round({ events }: { events: readonly PoolEvent[] }) {
  looks.push(useSportsbookEvents(events, START).map(({ eventId }) => eventId));
  return null;
}

const show = (...events: PoolEvent[]): void => flushSync(() => root.render(<Round events={events} />));

beforeEach(() => {
  looks = [];
  root = createRoot(document.createElement('div'));
  program = [
    { id: 71, home: 'Galatasaray', away: 'Fenerbahçe', start: START },
    { id: 72, home: 'Beşiktaş', away: 'Trabzonspor', start: START },
  ];
});
afterEach(() => root.unmount());

test('a match of the next round does not get the event of the previous match with its number', async () => {
  show(match(1, 'Galatasaray', 'Fenerbahçe', START), match(2, 'Beşiktaş', 'Trabzonspor', START));
  await expect.poll(told).toEqual([71, 72]);

  looks = [];
  program = [{ id: 81, home: 'Bursaspor', away: 'Sakaryaspor', start: START + WEEK }];
  show(match(1, 'Bursaspor', 'Sakaryaspor', START + WEEK), match(2, 'Göztepe', 'Altay', START + WEEK));
  await expect.poll(told).toEqual([81, null]);
  expect(new Set(looks.flat())).toEqual(new Set([null, 81]));
});

test('found events stay when the same round is loaded again', async () => {
  show(match(1, 'Galatasaray', 'Fenerbahçe', START));
  await expect.poll(told).toEqual([71]);
  program = [];
  show({ ...match(1, 'Galatasaray', 'Fenerbahçe', START), result: '1-0' });
  expect(told()).toEqual([71]);
});
