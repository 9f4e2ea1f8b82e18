/** Statuses that the page of a match treats as its end (rule wire-score-4). */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EventHead } from '../../../../src/model/program.ts';
import { EventClock } from '../../../../src/features/event/header/event-clock.tsx';
import { EndedNote } from '../../../../src/features/event/page/ended-note.tsx';
import { hasEnded } from '../../../../src/features/event/page/use-delayed.ts';
import { FOOTBALL, score } from '../../domain/program/score-samples.ts';

const headOf = (status: number): EventHead =>
  ({
    ...{ id: 1, sportId: FOOTBALL, phase: 1, status: 1, start: 0, minBets: 3, kingMbs: false },
    score: score({ status }, {}, {}),
  }) as unknown as EventHead;

test.each([
  ['a break for rain', 63, false, 'Bu maç programda değil'],
  ['sudden death', 89, false, 'Bu maç programda değil'],
  ['a running match that has not kicked off', 1, false, 'Bu maç programda değil'],
  ['a match called off', 26, true, 'Bu maç programda değil'],
  ['the whistle', 5, true, 'Maç bitti'],
  ['a walkover', 70, true, 'Maç bitti'],
])('%s is shown as ended or not', (_, status, ended, note) => {
  const head = headOf(status);
  expect(hasEnded(head)).toBe(ended);
  expect(renderToStaticMarkup(<EndedNote head={head} failure={null} />)).toContain(note);
  // The MBS is shown only while bets are possible.
  expect(renderToStaticMarkup(<EventClock head={head} withTime={false} />).includes('MBS')).toBe(!ended);
});

test("an unfinished match shows the service's reason, a finished one does not", () => {
  const failure = { kind: 'refused', message: 'Bahisler durduruldu.' } as const;
  const note = (status: number) => renderToStaticMarkup(<EndedNote head={headOf(status)} failure={failure} />);
  expect(note(63)).toContain('bahis alınmıyor. Bahisler durduruldu.');
  expect(note(5)).not.toContain('durduruldu');
});

test('a paused match is not coloured as live, though it is not over', () => {
  const pill = (status: number) =>
    /class="[^"]*(quiet|live)/.exec(renderToStaticMarkup(<EventClock head={headOf(status)} withTime={false} />))?.[1];
  expect([3, 4, 63, 66, 5].map(pill)).toEqual(['live', 'quiet', 'quiet', 'quiet', 'quiet']);
});
