import { describe, expect, test } from 'vitest';
import { eventKingText, sportKingText } from '../../../../src/domain/program/king-text.ts';

describe('king odds of a match', () => {
  const highlight = {
    sports: {
      '1': {
        ...{ '-1': { preDetail: '4', liveDetail: '5' }, '70381': { preDetail: '4.6' } },
        ...{ '77': { preValue: '6' }, '78': { preDetail: '', liveDetail: '6' } },
      },
      '2': {},
    },
    templates: {
      pre: 'Her Maçta %{value}',
      preDetail: 'Kral Oran ile Bu Maçta %{value} Daha Yüksek Oranlar',
      liveDetail: 'Canlıda Bu Maçta Oranlar %{value} Daha Yüksek',
    },
  };
  const event = { kingOdd: true, sportId: 1, competitionId: 9, phase: 0 };

  test.each([
    ['before the match', event, 'Kral Oran ile Bu Maçta %4 Daha Yüksek Oranlar'],
    ['while it runs', { ...event, phase: 1 }, 'Canlıda Bu Maçta Oranlar %5 Daha Yüksek'],
    ["a competition's own", { ...event, competitionId: 70381 }, 'Kral Oran ile Bu Maçta %4,6 Daha Yüksek Oranlar'],
    [
      'the general one, if its own is for the other phase only',
      { ...event, competitionId: 77 },
      'Kral Oran ile Bu Maçta %4 Daha Yüksek Oranlar',
    ],
    ['the same while it runs', { ...event, competitionId: 70381, phase: 1 }, 'Canlıda Bu Maçta Oranlar %5 Daha Yüksek'],
    ["an empty value of the competition's own", { ...event, competitionId: 78 }, ''],
    ['no king odds', { ...event, kingOdd: false }, ''],
    ['a sport without', { ...event, sportId: 2 }, ''],
    ['an unknown sport', { ...event, sportId: 999 }, ''],
  ])('have their text: %s', (_, match, text) => {
    expect(eventKingText(highlight, match)).toBe(text);
  });

  test('have no text before the configuration is loaded', () => {
    expect(eventKingText(undefined, event)).toBe('');
  });
});

describe('king odds of a sport', () => {
  const templates = { pre: 'Kral Oran ile Her Maçta %{value} Daha Yüksek Oran', preDetail: '', liveDetail: '' };

  test('are the value of all competitions of the sport, in the template', () => {
    const highlight = { sports: { '1': { '-1': { preValue: '4' } }, '2': { '-1': { preValue: '4.6' } } }, templates };
    expect(sportKingText(highlight, 1)).toBe('Kral Oran ile Her Maçta %4 Daha Yüksek Oran');
    expect(sportKingText(highlight, 2)).toBe('Kral Oran ile Her Maçta %4,6 Daha Yüksek Oran');
  });

  test('have no text if the configuration has no value', () => {
    expect(sportKingText({ sports: {}, templates }, 1)).toBe('');
    expect(sportKingText({ sports: { '1': { '77': { preValue: '4' } } }, templates }, 1)).toBe('');
    expect(sportKingText({ sports: { '1': { '-1': { preValue: '' } } }, templates }, 1)).toBe('');
  });
});
