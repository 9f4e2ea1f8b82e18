import fc from 'fast-check';
import { expect, test } from 'vitest';
import { previewParts } from '../../../../src/features/event/preview/preview-parts.ts';
import type { StandingGroup, StandingRow } from '../../../../src/model/match-statistics.ts';
import type { Team } from '../../../../src/model/statistics.ts';
import { type Told, anyTold, matchOf, us } from '../../domain/statistics/past-matches.ts';

const guest: Team = { id: 2, name: 'Konuk', shortName: 'KON' };
const head = { home: us.name, away: guest.name };
const nothing = { last: undefined, standings: undefined, meetings: undefined, missing: undefined };

const row = (team: Team, position: number | null, points: number): StandingRow => ({
  ...{ position, delta: null, team, played: null, won: null, drawn: null, lost: null, scored: null, against: null },
  ...{ difference: null, points, zone: null, next: null, form: [] },
});
const group = (...overall: StandingRow[]): StandingGroup => ({ key: '0', name: '', overall, home: [], away: [] });

/** The matches of the other side: those of our side with both sides renamed. */
const theirs = (told: readonly Told[]) =>
  told.map((each, index) => {
    const match = matchOf(each, index);
    const rename = (team: Team): Team => (team.id === us.id ? guest : team);
    return { ...match, home: rename(match.home), away: rename(match.away) };
  });

test('match-68: form has the five newest known results, oldest first; goals are averages of all known ones', () => {
  fc.assert(
    fc.property(anyTold, anyTold, (ours, others) => {
      const parts = previewParts(
        { ...nothing, last: { home: us, away: guest, homeMatches: ours.map(matchOf), awayMatches: theirs(others) } },
        head,
      );
      const known = [ours, others].map((told) => told.filter(({ own }) => own !== null));
      if (known.some(({ length }) => length === 0)) {
        expect(parts).toBeNull();
        return;
      }
      for (const [place, side] of (['home', 'away'] as const).entries()) {
        const told = known[place] ?? [];
        const letters = told
          .slice(0, 5)
          .map(({ own, other }) => (['loss', 'draw', 'win'] as const)[Math.sign((own ?? 0) - other) + 1])
          .toReversed();
        expect(parts?.form?.[side]).toEqual(letters);
        const mean = told.reduce((sum, { own }) => sum + (own ?? 0), 0) / told.length;
        expect(parts?.goals?.scored[side]).toBe(Math.round(mean * 100));
      }
    }),
  );
});

test('match-68: places are compared within one group only', () => {
  const both = previewParts({ ...nothing, standings: [group(row(us, 3, 39), row(guest, 11, 24))] }, head);
  expect(both?.table).toMatchObject({ home: { position: 3, points: 39 }, away: { position: 11, points: 24 } });
  for (const standings of [
    [group(row(us, 3, 39)), group(row(guest, 11, 24))],
    [group(row(us, null, 39), row(guest, 11, 24))],
  ]) {
    expect(previewParts({ ...nothing, standings }, head)).toBeNull();
  }
});

test('match-68: the last meeting is the newest with a score, and no missing player is no part', () => {
  const told = (own: number | null): Told => ({ atHome: true, own, other: 1, tournament: 1 });
  const matches = [matchOf(told(null), 0), matchOf(told(2), 1), matchOf(told(0), 2)];
  const missing = { home: { team: us, players: [] }, away: { team: guest, players: [] } };
  const parts = previewParts({ ...nothing, meetings: { home: us, away: guest, matches }, missing }, head);
  expect(parts).toEqual({ lastMeeting: matches[1] });
});
