/** Stored choices, quiet hours and texts of followed matches (rules follow-2, follow-5, follow-7 and follow-8). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultFollowSettings,
  isQuietHour,
  parseFollowSettings,
  parseFollowing,
  withMatch,
  withTeam,
} from '../../../../src/domain/following/follow-settings.ts';
import { momentText } from '../../../../src/domain/following/moment-text.ts';

test('anything stored is read as settings, and what was stored is read back', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const settings = JSON.stringify(parseFollowSettings(stored));
      expect(JSON.stringify(parseFollowSettings(JSON.parse(settings)))).toBe(settings);
      const following = JSON.stringify(parseFollowing(stored));
      expect(JSON.stringify(parseFollowing(JSON.parse(following)))).toBe(following);
    }),
  );
  expect(parseFollowSettings(undefined)).toEqual(defaultFollowSettings);
  expect(parseFollowSettings({ kinds: ['goal', 'x'], quiet: { from: 22, until: 24 } })).toMatchObject({
    kinds: ['goal'],
    quiet: null,
  });
});

test('the list of an older build is read as its matches', () => {
  expect(parseFollowing([5, 'x', -0, 0, 3]).matches.map(({ id }) => id)).toEqual([5, 3]);
});

test('a match or team is followed once, newest first, and can be left', () => {
  const match = { id: 1, sportId: 1, name: 'A - B', start: 9 };
  const both = withMatch(withMatch({ matches: [], teams: [] }, match, true), { ...match, id: 2 }, true);
  expect(both.matches.map(({ id }) => id)).toEqual([2, 1]);
  expect(withMatch(both, match, true).matches.map(({ id }) => id)).toEqual([1, 2]);
  expect(withMatch(both, match, false).matches.map(({ id }) => id)).toEqual([2]);
  const team = { sportId: 1, name: 'A' };
  const followed = withTeam(withTeam(both, team, true), team, true);
  expect(followed.teams).toEqual([team]);
  expect(withTeam(followed, { ...team, sportId: 2 }, false).teams).toEqual([team]);
  expect(withTeam(followed, team, false).teams).toEqual([]);
});

test('quiet hours are the hours from the first up to the last, also over midnight', () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(23), (from, until) => {
      const walked = new Set<number>();
      for (let hour = from; walked.size === 0 || hour !== until; hour = (hour + 1) % 24) walked.add(hour);
      for (let hour = 0; hour < 24; hour += 1) expect(isQuietHour({ from, until }, hour)).toBe(walked.has(hour));
    }),
  );
  expect(isQuietHour(null, 3)).toBe(false);
});

test.each([
  [[{ kind: 'kickOff' }], 'Maç başladı', 'Ev - Dış'],
  [[{ kind: 'goal', side: 'home', count: 1, score: [1, 0] }], 'Gol: Ev', 'Ev 1-0 Dış'],
  [[{ kind: 'goal', side: 'away', count: 2, score: [1, 2] }], '2 gol: Dış', 'Ev 1-2 Dış'],
  [[{ kind: 'goal', side: 'both', count: 2, score: [1, 1] }], '2 gol', 'Ev 1-1 Dış'],
  [[{ kind: 'goalCancelled', swapped: false, score: [0, 0] }], 'Gol iptal', 'Ev 0-0 Dış'],
  [[{ kind: 'goalCancelled', swapped: true, score: [0, 1] }], 'Skor düzeltildi', 'Ev 0-1 Dış'],
  [[{ kind: 'redCard', side: 'away' }], 'Kırmızı kart: Dış', 'Ev - Dış'],
  [[{ kind: 'end', score: null }], 'Maç bitti', 'Ev - Dış'],
  [
    [
      { kind: 'goal', side: 'home', count: 1, score: [2, 0] },
      { kind: 'end', score: [2, 0] },
    ],
    'Maç bitti',
    'Ev 2-0 Dış · Gol: Ev',
  ],
  [[{ kind: 'open' }], 'Bahisler yeniden açık', 'Ev - Dış'],
] as const)('the note of %j', (moments, title, text) => {
  expect(momentText(moments, { home: 'Ev', away: 'Dış', name: 'Ev - Dış' })).toEqual({ title, text });
});
