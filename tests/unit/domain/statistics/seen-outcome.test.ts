import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countInText, seenOutcome } from '../../../../src/domain/statistics/seen-outcome.ts';
import { BASKETBALL, FOOTBALL, ICE_HOCKEY } from '../../../../src/domain/sports.ts';
import type { LastMatches } from '../../../../src/model/match-statistics.ts';
import type { PlayedMatch, Team } from '../../../../src/model/statistics.ts';
import { type Told, anyTold, matchOf, us } from './past-matches.ts';

const guest: Team = { id: 2, name: 'Konuk', shortName: 'KON' };

/** The same matches as `matchOf` makes, of another team and at other times. */
function guestMatch(told: Told, index: number): PlayedMatch {
  const match = matchOf(told, index);
  const swap = (team: Team): Team => (team.id === us.id ? guest : { ...team, id: 900 + index });
  return { ...match, at: (match.at ?? 0) - 3_600, home: swap(match.home), away: swap(match.away) };
}

const lastOf = (ours: readonly Told[], theirs: readonly Told[]): LastMatches => ({
  home: us,
  away: guest,
  homeMatches: ours.map(matchOf),
  awayMatches: theirs.map(guestMatch),
});

interface Known {
  own: number;
  other: number;
}
const known = (told: readonly Told[]): Known[] =>
  told.flatMap(({ own, other }) => (own === null ? [] : [{ own, other }]));

/** Meaning of each outcome, stated independently: for a match of the home side, and for one of the away side. */
const outcomes: [
  market: string,
  outcome: string,
  ofHome: (match: Known) => boolean,
  ofAway: (match: Known) => boolean,
][] = [
  ['Maç Sonucu', '1', ({ own, other }) => own > other, ({ own, other }) => own < other],
  ['Maç Sonucu', '0', ({ own, other }) => own === other, ({ own, other }) => own === other],
  ['Maç Sonucu', '2', ({ own, other }) => own < other, ({ own, other }) => own > other],
  ['Alt/Üst 2,5', 'Üst', ({ own, other }) => own + other >= 3, ({ own, other }) => own + other >= 3],
  ['Karşılıklı Gol', 'Yok', ({ own, other }) => own * other === 0, ({ own, other }) => own * other === 0],
  ['Ev Sahibi Alt/Üst 1,5', 'Alt', ({ own }) => own < 2, ({ other }) => other < 2],
];

test('odds-15: an outcome is counted from the view of the side that played', () => {
  fc.assert(
    fc.property(
      anyTold,
      anyTold,
      fc.constantFrom(...outcomes),
      (ours, theirs, [marketName, outcomeName, ofHome, ofAway]) => {
        const seen = seenOutcome(lastOf(ours, theirs), { sportId: FOOTBALL, marketName, outcomeName });
        const [home, away] = [known(ours), known(theirs)];
        const matches = home.length + away.length;
        if (matches < 6) expect(seen).toBeUndefined();
        else expect(seen).toEqual({ matches, held: home.filter(ofHome).length + away.filter(ofAway).length });
      },
    ),
    { numRuns: 300 },
  );
});

const plain = (own: number, other: number): Told => ({ atHome: true, own, other, tournament: 1 });
const six = Array.from({ length: 6 }, () => plain(2, 0));

test('odds-15: a meeting in both lists counts once', () => {
  const meeting: PlayedMatch = { ...matchOf(plain(1, 1), 40), home: us, away: guest };
  const last = lastOf(six, six);
  const both = { ...last, homeMatches: [...last.homeMatches, meeting], awayMatches: [...last.awayMatches, meeting] };
  const bet = { sportId: FOOTBALL, marketName: 'Maç Sonucu', outcomeName: '0' };
  expect(seenOutcome(both, bet)).toEqual({ held: 1, matches: 13 });
});

test('odds-15: markets that do not follow from the score, and sports whose score may say more, are not counted', () => {
  const last = lastOf(six, six);
  const of = (sportId: number, marketName: string, outcomeName: string) =>
    seenOutcome(last, { sportId, marketName, outcomeName });
  expect(of(FOOTBALL, 'İlk Golü Kim Atar', '1')).toBeUndefined();
  expect(of(FOOTBALL, 'Toplam Korner Sayısı Alt/Üst 9,5', 'Alt')).toBeUndefined();
  expect(of(FOOTBALL, '1. Yarı Sonucu', '1')).toBeUndefined();
  expect(of(ICE_HOCKEY, 'Maç Sonucu', '1')).toBeUndefined();
  expect(of(BASKETBALL, 'Maç Sonucu (Uzt.Dahil)', '1')).toEqual({ held: 6, matches: 12 });
});

test.each([
  ['İki takımın son 20 maçının 12 tanesinde en az üç gol vardı.', { held: 12, matches: 20 }],
  ['Ev sahibi son 10 maçının 7’sini kazandı.', { held: 7, matches: 10 }],
  ['Son 8 karşılaşmanın 3 tanesini Konuk kazandı.', { held: 3, matches: 8 }],
  ['Biz son 10 maçının 7 tanesini, Konuk son 10 maçının 2 tanesini kazandı.', undefined],
  ['Son maçlarında daha çok kazanan taraf Biz.', undefined],
  ['Son 5 maçının 9 tanesini kazandı.', undefined],
])('odds-16: the count in “%s”', (text, count) => {
  expect(countInText(text)).toEqual(count);
});
