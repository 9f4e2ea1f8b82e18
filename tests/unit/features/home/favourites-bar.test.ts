import { describe, expect, it } from 'vitest';
import type { Competition } from '../../../../src/model/event.ts';
import { favouriteChips } from '../../../../src/features/home/favourites-bar.tsx';

const superLig: Competition = {
  id: 584,
  sportId: 1,
  country: 'TR',
  priority: 1,
  icon: '',
  name: 'Süper Lig',
  shortName: '',
};

describe('favourites bar', () => {
  it('names the known leagues and groups the others by sport', () => {
    const favourites = [
      { sportId: 1, competitionId: 900, competition: null },
      { sportId: 1, competitionId: 584, competition: superLig },
      { sportId: 2, competitionId: 77, competition: null },
      { sportId: 1, competitionId: 901, competition: null },
    ];
    expect(favouriteChips(favourites).map(({ label, href }) => [label, href])).toEqual([
      ['Süper Lig', '/program/futbol?lig=584'],
      ['Futbol · 2 lig', '/program/futbol?lig=900%2C901'],
      ['Basketbol · 1 lig', '/program/basketbol?lig=77'],
    ]);
  });

  it('leaves out a sport that is not in the catalogue any more', () => {
    expect(favouriteChips([{ sportId: 4711, competitionId: 1, competition: null }])).toEqual([]);
  });
});
