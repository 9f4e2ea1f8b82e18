import { describe, expect, test } from 'vitest';
import { timeToStartText } from '../../../../src/features/event/header/event-clock.tsx';
import { playShareText } from '../../../../src/features/event/odds/play-share-text.ts';
import {
  headerFacts,
  partScores,
  elapsedShare,
  sideCounts,
} from '../../../../src/features/event/header/score-facts.ts';
import { MOTORSPORTS } from '../../../../src/domain/sports.ts';
import { spokenOutcome } from '../../../../src/domain/program/pick-text.ts';
import { BASKETBALL, FOOTBALL, parts, score } from '../../domain/program/score-samples.ts';

describe('facts beside the score', () => {
  const running = score(
    { status: 3 },
    { regular: 2, halfTime: 1, corners: 6, yellowCards: 1, redCards: 0 },
    { regular: 1, halfTime: 0, corners: 3, yellowCards: 2, redCards: 0 },
  );

  test('are half time, corners and cards, without red cards if there are none', () => {
    expect(headerFacts(running).map(({ short, home, away }) => `${short} ${home}-${away}`)).toEqual([
      'İY 1-0',
      'Korner 6-3',
      'Sarı 1-2',
    ]);
  });

  test('exclude the half-time score during the first half', () => {
    expect(headerFacts(score({ status: 2 }, { halfTime: 0, corners: 1 }, {})).map((fact) => fact.short)).toEqual([
      'Korner',
    ]);
  });

  test('exclude the half-time score beside a table of quarters', () => {
    const given = score(
      { sportId: BASKETBALL, status: 76 },
      { halfTime: 40, quarters: parts(20, 20, 3) },
      { halfTime: 38 },
    );
    expect(headerFacts(given)).toEqual([]);
  });

  test('include first-half corners once the second half has begun', () => {
    const labels = (status: number) =>
      sideCounts(score({ status }, { corners: 3, firstHalfCorners: 3 }, {})).map((count) => count.label);
    expect(labels(2)).toEqual(['Korner']);
    expect(labels(3)).toEqual(['Korner', 'İlk Yarı Korner']);
  });

  test('are empty without figures', () => {
    expect(headerFacts(score({ status: 3 }, {}, {}))).toEqual([]);
    expect(headerFacts(null)).toEqual([]);
    expect(sideCounts(score({}, {}, {}))).toEqual([]);
  });

  test('the second half has the score since half time', () => {
    expect(partScores(FOOTBALL, running).map(({ label, home, away }) => [label, home, away])).toEqual([
      ['1. Yarı', 1, 0],
      ['2. Yarı', 1, 1],
    ]);
    const halfTime = score({ status: 4 }, { regular: 1, halfTime: 1 }, { regular: 0, halfTime: 0 });
    expect(partScores(FOOTBALL, halfTime).map((part) => part.label)).toEqual(['1. Yarı']);
    const soon = score({ status: 64 }, { regular: 0, halfTime: 0 }, { regular: 0, halfTime: 0 });
    expect(partScores(FOOTBALL, soon).map((part) => part.label)).toEqual(['1. Yarı']);
  });

  test('quarters are listed as they are', () => {
    const given = score({ sportId: BASKETBALL, status: 74 }, { quarters: parts(20, 7) }, { quarters: parts(18, 9) });
    expect(partScores(BASKETBALL, given).map(({ label, home, away }) => [label, home, away])).toEqual([
      ['1.P', 20, 18],
      ['2.P', 7, 9],
    ]);
  });
});

test.each([
  [100_000, null],
  [86_400, 'Başlamasına 24 sa 0 dk'],
  [7_500, 'Başlamasına 2 sa 5 dk'],
  [3_600, 'Başlamasına 1 sa 0 dk'],
  [3_599.9, 'Başlamasına 59:59'],
  [61, 'Başlamasına 01:01'],
  [0, 'Başlamak üzere'],
  [-30, 'Başlamak üzere'],
])('%d seconds before the start the countdown is shown', (left, text) => {
  expect(timeToStartText(left)).toBe(text);
});

test.each([
  ['1', '1 Galatasaray'],
  ['2', '2 Trabzonspor'],
  ['0', '0'],
  ['Alt', 'Alt'],
])('outcome %s is read aloud as %s', (label, read) => {
  expect(spokenOutcome(label, 'Galatasaray', 'Trabzonspor')).toBe(read);
});

test.each([
  [null, ''],
  [0.09, ''],
  [0.12, '%0,1’i'],
  [4.34, '%4,3’ü'],
  [4.96, '%5’i'],
  [6.62, '%6,6’sı'],
  [9.94, '%9,9’u'],
  [10.2, '%10’u'],
  [11.05, '%11’i'],
  [20, '%20’si'],
  [62, '%62’si'],
  [90, '%90’ı'],
])('%s percent of the plays reads "%s"', (percent, said) => {
  const football = { id: FOOTBALL, name: 'Futbol' };
  expect(playShareText(football, percent)).toBe(said === '' ? '' : `Futbol bahislerinin ${said} bu maça oynandı`);
});

test('a race is called a race, not a match', () => {
  const sport = { id: MOTORSPORTS, name: 'Motor Sporları' };
  expect(playShareText(sport, 20)).toBe('Motor Sporları bahislerinin %20’si bu yarışa oynandı');
});

test.each([
  ['the first minute', { status: 2, minute: 1 }, 1 / 90],
  ['half time', { status: 4, minute: 45 }, 0.5],
  ['added time', { status: 3, minute: 94 }, 1],
  ['a break for rain', { status: 63, minute: 63 }, 0.7],
  ['running, and not kicked off', { status: 1, minute: 0 }, 0],
  ['the end', { status: 5 }, 1],
  ['before extra time', { status: 35 }, 1],
  ['half time of extra time', { status: 8, minute: 105 }, 1],
  ['before penalties', { status: 36 }, 1],
  ['an unknown minute', { status: 3 }, null],
])('the played share of a football match is known: %s', (_, fields, share) => {
  expect(elapsedShare(FOOTBALL, score({ minute: null, ...fields }, {}, {}))).toBe(share);
  expect(elapsedShare(BASKETBALL, score({ minute: null, ...fields }, {}, {}))).toBe(null);
});
