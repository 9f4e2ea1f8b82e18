/** Standing of a running selection as word and shape, and nothing of it while the score is covered. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { legLiveScore } from '../../../src/domain/coupon/live-legs.ts';
import { hideScore, withScore } from '../../../src/domain/spoiler/hide-score.ts';
import { emptyTeam } from '../../../src/domain/program/empty-team.ts';
import { matchStatusTexts } from '../../../src/domain/program/score-text.ts';
import type { EventRow } from '../../../src/model/program.ts';
import { StandingNote } from '../../../src/parts/leg-list/standing-note.tsx';
import { newEvent } from '../../support/program-fixtures.ts';
import { makeLeg } from '../../support/make-coupon.ts';

const score = {
  ...{ eventId: 1, sportId: 1, updatedAtMs: 0, status: 3, minute: 67, second: 0 },
  ...{ home: { ...emptyTeam(), regular: 1 }, away: { ...emptyTeam(), regular: 0 } },
};
const event = newEvent({ phase: 1, score });
const row: EventRow = {
  ...{ ...event, competition: null, playedPercent: null, columns: [] },
  standing: matchStatusTexts(event),
};
const over = makeLeg({ marketName: 'Alt/Üst 2,5', outcomeName: 'Üst' });
const home = makeLeg({ marketName: 'Maç Sonucu', outcomeName: '1' });

const html = (leg: typeof over, of: EventRow, short = false): string =>
  renderToStaticMarkup(<StandingNote leg={leg} live={legLiveScore(of)!} short={short} />);

test('an “Üst” says how many goals are missing, with a step for each', () => {
  expect(html(over, row)).toContain('2 gol daha');
  expect(html(over, row).match(/_step|class="[^"]*step/g)?.length).toBeGreaterThanOrEqual(3);
  expect(html(over, row, true)).not.toContain('step');
});

test('a result holds in words and by a filled shape', () => {
  expect(html(home, row)).toContain('şu an tutuyor');
  expect(html(home, row)).toContain('data-holds="true"');
  expect(html(home, row, true)).not.toContain('şu an');
});

test('nothing is said while the player hides the score, and while a delayed one is not known', () => {
  expect(html(home, withScore(row, hideScore(score), true))).toBe('');
  expect(html(home, withScore(row, null, false))).toBe('');
});
