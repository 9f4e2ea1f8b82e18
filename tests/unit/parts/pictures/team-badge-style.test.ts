import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio, teamBadgeStyle, teamBaseName } from '../../../../src/parts/pictures/team-badge-style.ts';

const names = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30 }),
  fc
    .array(fc.constantFrom('Spor', 'FK', 'Ödemiş', 'Ağrı', 'City', 'İdman', 'Real', '(K)', 'U19', '04', '/'), {
      minLength: 1,
      maxLength: 5,
    })
    .map((words) => words.join(' ')),
);

describe('the mark of a team', () => {
  test('is the same for the same name, and its letters are readable', () => {
    fc.assert(
      fc.property(names, fc.boolean(), (name, person) => {
        const mark = teamBadgeStyle(name, person);
        expect(teamBadgeStyle(name, person)).toEqual(mark);
        expect(contrastRatio(mark.field, mark.ink)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(mark.field, mark.band)).toBeGreaterThan(1.2);
        expect(Array.from(mark.letters).length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 500 },
    );
  });

  test('is the same for all sides of a club', () => {
    for (const name of ['Erzurumspor FK', 'Galatasaray', 'Bolton Wanderers']) {
      for (const side of [`${name} U19`, `${name} (K)`, `${name} (Noah)`, `${name} II`]) {
        expect(teamBadgeStyle(side), side).toEqual(teamBadgeStyle(name));
      }
    }
    expect(teamBaseName('(K)')).toBe('(K)');
  });

  test('has the colours a player knows, in every sport', () => {
    expect(teamBadgeStyle('Galatasaray')).toMatchObject({ letters: 'GS', field: '#a90432', band: '#fdb912' });
    expect(teamBadgeStyle('Fenerbahçe Beko')).toMatchObject({ letters: 'FB', field: '#12295c' });
    expect(teamBadgeStyle('Inter Miami').field).not.toBe(teamBadgeStyle('Inter').field);
  });

  test('takes its letters from the name', () => {
    const letters = (name: string, person = false): string => teamBadgeStyle(name, person).letters;
    expect(letters('Pendikspor')).toBe('PEN');
    expect(letters('İskenderunspor')).toBe('İSK');
    expect(letters('Iğdır FK')).toBe('IĞD');
    expect(letters('Brighton')).toBe('BRI');
    expect(letters('Rayo Vallecano')).toBe('RV');
    expect(letters('Preston North End')).toBe('PNE');
    expect(letters('FC')).toBe('FC');
    expect(letters('Almgren Bertone', true)).toBe('AB');
    expect(letters('Carvel / Delmonte', true)).toBe('CD');
  });

  test('rarely looks alike for similar names', () => {
    const fields = Array.from({ length: 140 }, (_, place) => teamBadgeStyle(`Takım ${place}`).field);
    const most = Math.max(...[...new Set(fields)].map((field) => fields.filter((each) => each === field).length));
    expect(new Set(fields).size).toBeGreaterThan(10);
    expect(most).toBeLessThan(30);
  });
});

test('contrast is computed as in the guidelines', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
