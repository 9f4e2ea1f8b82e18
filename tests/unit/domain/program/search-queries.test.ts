/** Forty searches as players type them, with the first result each expects, over a program of many leagues. */
import { describe, expect, test } from 'vitest';
import { searchProgram, searchWords } from '../../../../src/domain/program/search-program.ts';
import { replaceNicknames } from '../../../../src/domain/program/team-nicknames.ts';
import { BASKETBALL, E_FOOTBALL, FOOTBALL, VOLLEYBALL } from '../../../../src/domain/sports.ts';
import type { Competition } from '../../../../src/model/event.ts';
import type { ProgramFound } from '../../../../src/model/program.ts';
import { correctSearch } from '../../../../workers/engine/topics/correct-search.ts';
import { newEvent } from '../../../support/program-fixtures.ts';

/** Leagues in order of their priority, each with its events in order of their start. */
const program: [sportId: number, league: string, ...events: string[]][] = [
  [FOOTBALL, 'Süper Lig', 'Göztepe - Kasımpaşa', 'Fenerbahçe - Rizespor', 'Alanyaspor - Beşiktaş'],
  [FOOTBALL, 'Süper Lig', 'Galatasaray - Gençlerbirliği', 'Trabzonspor - Başakşehir'],
  [FOOTBALL, 'Türkiye 1. Lig', 'Iğdır FK - Boluspor', 'Çorum FK - Ümraniyespor', 'Sarıyer - Erzurumspor FK'],
  [
    FOOTBALL,
    'İngiltere Premier Lig',
    'Manchester City - Arsenal',
    'Everton - Manchester United',
    'Leeds United - Burnley',
  ],
  [FOOTBALL, 'İspanya La Liga', 'Real Madrid - Getafe', 'Atletico Madrid - Barcelona', 'Athletic Bilbao - Real Betis'],
  [FOOTBALL, 'Almanya Bundesliga', 'Bayern München - Köln', 'Borussia Dortmund - Mainz 05'],
  [FOOTBALL, 'İtalya Serie A', 'Inter - Parma', 'Milan - Juventus'],
  [FOOTBALL, 'Fransa Ligue 1', 'Marsilya - Nice', 'Paris Saint-Germain - Lens', 'Paris FC - Lille'],
  [FOOTBALL, 'Hollanda Eredivisie', 'Ajax - Twente'],
  [FOOTBALL, 'ABD MLS', 'Inter Miami - Atlanta United'],
  [FOOTBALL, 'Türkiye U19 Gelişim Ligi', 'Fenerbahçe U19 - Göztepe U19', 'Beşiktaş U19 - Galatasaray U19'],
  [FOOTBALL, 'Turkcell Kadınlar Süper Ligi', 'Fenerbahçe (K) - Beşiktaş (K)'],
  [FOOTBALL, 'Hollanda Yedekler Ligi', 'Ajax II - Twente II'],
  [BASKETBALL, 'Türkiye Sigorta Basketbol Süper Ligi', 'Beşiktaş Gain - Fenerbahçe Beko', 'Anadolu Efes - Tofaş'],
  [BASKETBALL, 'EuroLeague', 'Real Madrid - Fenerbahçe', 'Barcelona - Olympiakos'],
  [BASKETBALL, 'ABD NBA', 'Los Angeles Lakers - Sacramento Kings', 'San Antonio Spurs - Miami Heat'],
  [VOLLEYBALL, 'Vodafone Sultanlar Ligi', 'VakıfBank - Fenerbahçe Medicana', 'Beşiktaş - Göztepe'],
  [VOLLEYBALL, 'Voleybol 1. Lig Gençler', 'Fenerbahçe Medicana U20 - Halkbank U20'],
  [E_FOOTBALL, 'GT Sports Ligi (2x6 Dakika)', 'Bayern München (Nathan) - Fenerbahçe (Haidan)'],
];

const competitions = new Map<number, Competition>(
  program.map(([sportId, name], id) => [
    id,
    { id, sportId, country: '', priority: id, icon: '', name, shortName: name.slice(0, 3) },
  ]),
);
// Youth and electronic matches begin first, as they do on most days, so that the time alone would put them on top.
const events = program.flatMap(([sportId, , ...names], competitionId) =>
  names.map((name, index) => {
    const [home = '', away = ''] = name.split(' - ');
    return newEvent({
      ...{ id: competitionId * 10 + index, sportId, competitionId, home, away, name },
      start: 1_000_000 - 1_000 * competitionId + index,
    });
  }),
);
const names = events.flatMap(({ home, away }) => [home, away]);

/** The result as the engine finds it: as typed, and if nothing contains the text, corrected. */
function search(text: string, sportId = 0): ProgramFound {
  const words = searchWords(text);
  const find = (searched: readonly string[]): ProgramFound =>
    searchProgram(events, searched, competitions, new Set(), sportId);
  const found = find(words);
  if (found.total > 0) return found;
  const corrected = correctSearch(replaceNicknames(words) ?? words, names);
  return corrected === undefined ? found : find(searchWords(corrected));
}
const first = (text: string, sportId = 0): string | undefined => {
  const [id] = search(text, sportId).eventIds;
  return events.find((event) => event.id === id)?.name;
};

describe('the first result of a search', () => {
  test.each([
    // Beginnings and whole names
    ['fener', 'Fenerbahçe - Rizespor'],
    ['Fenerbahçe', 'Fenerbahçe - Rizespor'],
    ['beşik', 'Alanyaspor - Beşiktaş'],
    ['besiktas', 'Alanyaspor - Beşiktaş'],
    ['GALATASARAY', 'Galatasaray - Gençlerbirliği'],
    ['gençler', 'Galatasaray - Gençlerbirliği'],
    ['IĞDIR', 'Iğdır FK - Boluspor'],
    ['igdir', 'Iğdır FK - Boluspor'],
    ['çorum', 'Çorum FK - Ümraniyespor'],
    ['göz', 'Göztepe - Kasımpaşa'],
    ['inter', 'Inter - Parma'],
    ['inter miami', 'Inter Miami - Atlanta United'],
    ['real', 'Real Madrid - Getafe'],
    ['fc barcelona', 'Atletico Madrid - Barcelona'],
    ['paris', 'Paris Saint-Germain - Lens'],
    ['city', 'Manchester City - Arsenal'],
    ['ajax', 'Ajax - Twente'],
    ['fenerbahçe rize', 'Fenerbahçe - Rizespor'],
    ['kasim goztepe', 'Göztepe - Kasımpaşa'],
    // Youth, reserve, women and electronic teams, when they are meant
    ['besiktas u19', 'Beşiktaş U19 - Galatasaray U19'],
    ['ajax ii', 'Ajax II - Twente II'],
    ['fenerbahçe (k)', 'Fenerbahçe (K) - Beşiktaş (K)'],
    ['haidan', 'Bayern München (Nathan) - Fenerbahçe (Haidan)'],
    ['fenerbahçe u20', 'Fenerbahçe Medicana U20 - Halkbank U20'],
    // Nicknames
    ['gs', 'Galatasaray - Gençlerbirliği'],
    ['fb', 'Fenerbahçe - Rizespor'],
    ['bjk', 'Alanyaspor - Beşiktaş'],
    ['TS', 'Trabzonspor - Başakşehir'],
    ['man u', 'Everton - Manchester United'],
    ['psg', 'Paris Saint-Germain - Lens'],
    ['barça', 'Atletico Madrid - Barcelona'],
    ['efes', 'Anadolu Efes - Tofaş'],
    ['bvb', 'Borussia Dortmund - Mainz 05'],
    // Leagues
    ['süper lig', 'Göztepe - Kasımpaşa'],
    ['nba', 'Los Angeles Lakers - Sacramento Kings'],
    ['sultanlar', 'VakıfBank - Fenerbahçe Medicana'],
    // Typing errors
    ['galatasary', 'Galatasaray - Gençlerbirliği'],
    ['fenerbahce beco', 'Beşiktaş Gain - Fenerbahçe Beko'],
    ['manchster unted', 'Everton - Manchester United'],
    ['realmadrid', 'Real Madrid - Getafe'],
    ['besitkas', 'Alanyaspor - Beşiktaş'],
    ['juvetnus', 'Milan - Juventus'],
    ['gasimpasa', 'Göztepe - Kasımpaşa'],
  ])('of “%s” is %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  test.each([
    ['fener', BASKETBALL, 'Beşiktaş Gain - Fenerbahçe Beko'],
    ['real madrid', BASKETBALL, 'Real Madrid - Fenerbahçe'],
    ['beşiktaş', VOLLEYBALL, 'Beşiktaş - Göztepe'],
    ['fener', VOLLEYBALL, 'VakıfBank - Fenerbahçe Medicana'],
    ['fener', E_FOOTBALL, 'Bayern München (Nathan) - Fenerbahçe (Haidan)'],
    ['galatasaray', BASKETBALL, 'Galatasaray - Gençlerbirliği'],
  ])('of “%s” on a page of sport %i is %s', (text, sportId, expected) => {
    expect(first(text, sportId)).toBe(expected);
  });
});

test('youth, reserve and electronic matches are the last results, and marked as such', () => {
  const { eventIds, minorIds } = search('fener');
  expect(minorIds).toHaveLength(3);
  expect(eventIds.slice(-3)).toEqual(minorIds);
});

test('a league comes before events for a search that names it, and after them for a team', () => {
  expect(search('süper lig').leaguesFirst).toBe(true);
  expect(search('fener').leaguesFirst).toBe(false);
});

test.each(['qwrtz', 'asdf', 'xx', 'galatasary qwrtz', 'zzzzzzzz'])('nothing resembles “%s”', (text) => {
  expect(search(text).total).toBe(0);
});
