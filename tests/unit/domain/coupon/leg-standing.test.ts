/** Standing of a selection with the current score: by a table, and by how the stand-in decides the same markets. */
import { describe, expect, test } from 'vitest';
import { legStanding, standingText } from '../../../../src/domain/coupon/leg-standing.ts';
import { emptyTeam } from '../../../../src/domain/program/empty-team.ts';
import { BASKETBALL, E_FOOTBALL, FOOTBALL, ICE_HOCKEY, TENNIS } from '../../../../src/domain/sports.ts';
import type { Score } from '../../../../src/model/event.ts';
import { marketTypes } from '../../../../server/simulation/market-catalogue/catalogue.ts';
import { clockDeciders } from '../../../../server/simulation/results/clock-verdicts.ts';
import type { ClockFacts, SideTally } from '../../../../server/simulation/results/event-facts.ts';
import { footballDeciders } from '../../../../server/simulation/results/football-verdicts.ts';

type Pair = readonly [home: number, away: number];

interface Now {
  sportId?: number;
  status?: number;
  half?: Pair;
  corners?: Pair;
}

const FIRST_HALF = 2;
const SECOND_HALF = 3;
const FINISHED = 5;

function scoreOf([home, away]: Pair, { sportId = FOOTBALL, status = FIRST_HALF, half, corners }: Now): Score {
  const side = (index: 0 | 1, goals: number) => ({
    ...emptyTeam(),
    regular: goals,
    halfTime: half?.[index] ?? null,
    corners: corners?.[index] ?? null,
  });
  return {
    ...{ eventId: 1, sportId, updatedAtMs: 0, status, minute: 60, second: 0 },
    ...{ home: side(0, home), away: side(1, away) },
  };
}

/** The text of a selection, '' when nothing is said. */
function say(marketName: string, outcomeName: string, goals: Pair, now: Now = {}): string {
  const standing = legStanding({ sportId: now.sportId ?? FOOTBALL, marketName, outcomeName }, scoreOf(goals, now));
  return standing === undefined ? '' : standingText(standing, now.status === FINISHED);
}

const HOLDS = 'şu an tutuyor';
const FAILS = 'şu an tutmuyor';

describe('a selection with the current score', () => {
  test.each([
    ['Maç Sonucu', '1', [0, 2], FAILS],
    ['Maç Sonucu', '2', [0, 2], HOLDS],
    ['Maç Sonucu', '0', [1, 1], HOLDS],
    ['Çifte Şans', '1 ve 0', [1, 1], HOLDS],
    ['Çifte Şans', '1-x', [0, 1], FAILS],
    ['Alt/Üst 2,5', 'Üst', [1, 0], '2 gol daha'],
    ['Alt/Üst 2.5', 'Üst', [2, 1], HOLDS],
    ['Alt/Üst 2,5', 'Alt', [1, 0], HOLDS],
    ['Alt/Üst 2,5', 'Alt', [2, 1], FAILS],
    ['Karşılıklı Gol', 'Var', [1, 0], FAILS],
    ['Karşılıklı Gol', 'Yok', [1, 0], HOLDS],
    ['Handikaplı Maç Sonucu (0:1)', '1', [1, 0], FAILS],
    ['Handikaplı Maç Sonucu (0:1)', '0', [1, 0], HOLDS],
    ['Toplam Gol', '2-3 gol', [1, 0], '1 gol daha'],
    ['Toplam Gol', '6+ gol', [1, 1], '4 gol daha'],
    ['Toplam Gol', '0-1 gol', [1, 1], FAILS],
    ['Tek / Çift', 'Tek', [2, 1], HOLDS],
    ['Maç Sonucu ve Alt/Üst 2,5', '1 ve Üst', [2, 1], HOLDS],
    ['Maç Sonucu ve Karşılıklı Gol', '1 ve Var', [2, 0], FAILS],
    ['Maç Skoru', '2:1', [2, 1], HOLDS],
    ['Maç Skoru', 'Diğer', [2, 1], ''],
    ['Ev Sahibi Alt/Üst 1,5', 'Üst', [1, 3], '1 gol daha'],
  ] as [string, string, Pair, string][])('%s %s at %j: %s', (market, outcome, goals, text) => {
    expect(say(market, outcome, goals)).toBe(text);
  });

  test.each([
    ['1. Yarı Sonucu', '1', [1, 0], { status: FIRST_HALF }, HOLDS],
    ['1. Yarı Sonucu', '1', [1, 0], { status: SECOND_HALF, half: [0, 0] }, FAILS],
    ['1. Yarı Sonucu', '1', [1, 0], { status: SECOND_HALF }, ''],
    ['2. Yarı Sonucu', '0', [0, 0], { status: FIRST_HALF }, ''],
    ['2. Yarı Sonucu', '1', [2, 1], { status: SECOND_HALF, half: [1, 1] }, HOLDS],
    ['1. Yarı / Maç Sonucu', '0/1', [1, 0], { status: SECOND_HALF, half: [0, 0] }, HOLDS],
    ['Toplam Korner Sayısı Alt/Üst 8,5', 'Üst', [0, 0], { corners: [4, 2] }, '3 korner daha'],
    ['Toplam Korner Sayısı Alt/Üst 8,5', 'Üst', [0, 0], {}, ''],
    ['Maç Sonucu', '1', [1, 0], { status: FINISHED }, 'tutuyor'],
    ['Alt/Üst 2,5', 'Üst', [1, 0], { status: FINISHED }, 'tutmuyor'],
    ['Maç Sonucu (Uzt.Dahil)', '1', [61, 58], { sportId: BASKETBALL, status: 72 }, HOLDS],
    ['Maç Sonucu (Uzt.Dahil)', '1', [58, 58], { sportId: BASKETBALL, status: 72 }, ''],
    ['Toplam Sayı Alt/Üst (Uzt.Dahil) 160,5', 'Üst', [70, 70], { sportId: BASKETBALL, status: 76 }, '21 sayı daha'],
  ] as [string, string, Pair, Now, string][])('%s %s at %j, %j: %s', (market, outcome, goals, now, text) => {
    expect(say(market, outcome, goals, now)).toBe(text);
  });

  test('nothing is said in extra time, when the match is called off, and without figures', () => {
    for (const status of [7, 9, 10, 11, 12, 14, 35, 36]) expect(say('Maç Sonucu', '1', [1, 0], { status })).toBe('');
    const leg = { sportId: FOOTBALL, marketName: 'Maç Sonucu', outcomeName: '1' };
    const covered = { ...scoreOf([1, 0], {}), home: emptyTeam(), away: emptyTeam() };
    expect(legStanding(leg, covered)).toBeUndefined();
  });

  test('nothing is said of a sport of sets, of an unknown market, and of an unknown outcome', () => {
    expect(say('Maç Sonucu', '1', [1, 0], { sportId: TENNIS })).toBe('');
    expect(say('Sıradaki Golü Kim Atar (2. Gol)', '1', [1, 0])).toBe('');
    expect(say('Maçın Kalanını Kim Kazanır 1:0', '1', [1, 0])).toBe('');
    expect(say('İlk Golü Hangi Takım Atar', '1', [1, 0])).toBe('');
    expect(say('Maç Sonucu', 'Galatasaray', [1, 0])).toBe('');
    expect(say('Maç Sonucu ve Alt/Üst 2,5', '1', [1, 0])).toBe('');
  });
});

/** Market types that the product speaks of; "first" and "second" need the half, "corners" the corners. */
const spoken = new Set(
  (
    '1_1 4_4 2_92 4_129 2_101 4_14 2_89 4_131 2_100 4_12 2_88 4_47 2_36 4_321 2_77 2_60 4_63 2_90 2_4 2_91 4_136 2_7 ' +
    '2_698 4_708 2_603 4_203 2_604 4_207 2_720 2_821 2_86 4_252 2_700 4_710 2_6 2_699 2_722 2_723 2_48 4_211 ' +
    '1_21 4_1 2_164 4_21 2_159 4_128 2_601 4_120 2_161 2_157 2_158 2_615 2_616 ' +
    '2_884 4_779 2_885 4_813 2_886 2_887 4_780 4_781 4_782 4_783 4_784 ' +
    '1_2 4_71 2_113 4_286 2_114 4_140 2_619 4_615 2_620 4_616 2_888 4_786 2_958 4_825 2_959 4_787 ' +
    '1_16 4_3 2_185 2_187 2_191 4_20 2_184 2_825 2_826'
  ).split(' '),
);
const lines: Record<string, string[]> = {
  h: ['-2', '-1', '1', '-1.5', '1.5'],
  n: ['0.5', '1.5', '2.5', '3'],
  both: ['1.5', '2.5'],
};
const goals = [0, 1, 2, 3, 4];

/** Every half-time score with every final score that can follow it. */
const courses = goals.flatMap((homeEarly) =>
  goals.flatMap((awayEarly) =>
    [0, 1, 2].flatMap((homeLate) =>
      [0, 1, 2].map((awayLate) => ({
        half: [homeEarly, awayEarly] as Pair,
        whole: [homeEarly + homeLate, awayEarly + awayLate] as Pair,
      })),
    ),
  ),
);
const tally = (whole: number, half: number): SideTally => ({
  ...{ total: whole, parts: [half, whole - half], corners: whole + 1, firstHalfCorners: 0, yellow: 0, red: 0 },
});

/** Fills a market's name as a coupon contains it. */
function nameWith(template: string, line: string): string {
  const value = Number(line);
  const handicap = value < 0 ? `(0:${-value})` : `(${value}:0)`;
  return template.replaceAll('{0}', line).replaceAll('{h}', handicap);
}

describe('every market type of the stand-in', () => {
  test.each(marketTypes.map((type) => [type.key, type.name, type] as const))('%s %s', (key, template, type) => {
    const decide = clockDeciders.get(key) ?? footballDeciders.get(key);
    // No total of a combination is a whole number.
    const kind = template.includes('{h}') ? 'h' : template.includes(' ve ') ? 'both' : 'n';
    const ownLines = template.includes('{') ? lines[kind]! : [''];
    let said = 0;
    for (const { half, whole } of courses) {
      const facts: ClockFacts = {
        ...{ kind: 'clock', scored: [], corners: [], cards: [] },
        ...{ home: tally(whole[0], half[0]), away: tally(whole[1], half[1]) },
      };
      const score = scoreOf(whole, {
        ...{ sportId: type.sportId, status: SECOND_HALF, half },
        corners: [whole[0] + 1, whole[1] + 1],
      });
      for (const line of ownLines) {
        for (const [index, outcomeName] of type.labels.entries()) {
          const leg = { sportId: type.sportId, marketName: nameWith(template, line), outcomeName };
          const standing = legStanding(leg, score);
          if (standing === undefined && outcomeName === 'Diğer') continue;
          if (!spoken.has(key)) {
            expect(standing, leg.marketName).toBeUndefined();
            continue;
          }
          const verdict = decide!(facts, [line]);
          const expected = verdict === 'void' ? undefined : verdict.includes(index + 1);
          if (standing?.holds !== expected)
            expect([leg.marketName, outcomeName, half, whole, standing?.holds]).toEqual([
              ...[leg.marketName, outcomeName, half, whole, expected],
            ]);
          if (standing?.progress !== undefined) expect(standing.progress.count).toBeLessThan(standing.progress.needed);
          said += standing === undefined ? 0 : 1;
        }
      }
    }
    expect(said > 0).toBe(spoken.has(key));
  });

  test('sports of the spoken market types are football, ice hockey, handball, basketball and both electronic ones', () => {
    const sportIds = new Set(marketTypes.filter(({ key }) => spoken.has(key)).map(({ sportId }) => sportId));
    expect([...sportIds].toSorted((a, b) => a - b)).toEqual([FOOTBALL, BASKETBALL, ICE_HOCKEY, 6, E_FOOTBALL, 153]);
  });
});
