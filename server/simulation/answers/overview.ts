/** Counts by sport, competitions, highlights, widgets. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import { competitions } from '../competitions.ts';
import type { Competition, SimEvent } from '../model.ts';
import { type SimProgram, wireEventOf } from '../sim-program.ts';
import { sportTable } from '../sports/sport-table.ts';
import { mostPopular } from './play-percentages.ts';

const HIGHLIGHTED_EVENTS = 10;
const HIGHLIGHTED_LEAGUES = 8;
const WIDGET_EVENTS = 12;

/** `sportsbook/info`: a row for every sport that has events. */
export function sportInfo(program: SimProgram): WireResponse<'getInfo'> {
  return sportTable.flatMap((sport) => {
    const events = [...(program.bySport.get(sport.id) ?? [])];
    if (events.length === 0) return [];
    return [
      {
        i: sport.id,
        lc: events.filter((event) => event.wire.bp === 1).length,
        uc: events.filter((event) => event.wire.bp === 0 && event.wire.il === true).length,
        ec: events.length,
        oc: events.filter((event) => event.longTerm).length,
        hr: events.some((event) => event.wire.hr === true),
        hk: events.some((event) => event.wire.kOdd === true),
        hd: events.some((event) => event.wire.hduel === true),
      },
    ];
  });
}

export function competitionRows(program: SimProgram): WireResponse<'getCompetitions'> {
  return [...competitions, ...program.competitions].map((each) => ({
    i: each.id,
    cid: each.country,
    p: each.priority,
    ic: '',
    sn: each.shortName,
    si: String(each.sportId),
    n: each.name,
  }));
}

export function highlightedEvents(program: SimProgram, sportId: number): number[] {
  const sides = [...(program.bySport.get(sportId) ?? [])].filter((event) => !event.longTerm);
  return mostPopular(sides, program.now(), HIGHLIGHTED_EVENTS).map((event) => event.wire.i);
}

/** The competitions with the highest priority that have something on. */
export function highlightedLeagues(
  program: SimProgram,
  sportId: number | undefined,
): WireResponse<'getHighlightedLeagues'> {
  const counts = new Map<Competition, number>();
  for (const event of program.events.values()) {
    if (sportId !== undefined && event.wire.sid !== sportId) continue;
    counts.set(event.competition, (counts.get(event.competition) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b) || a.id - b.id)
    .slice(0, HIGHLIGHTED_LEAGUES)
    .map(([league, eventCount]) => ({
      competitionId: league.id,
      sportId: league.sportId,
      name: league.name,
      eventCount,
    }));
}

/** Among all sports the great ones come first, and of each only a few leagues. */
function placeOf(league: Competition): number {
  return league.priority + 5 * sportTable.findIndex((sport) => sport.id === league.sportId);
}

/** Running events of all sports, with their scores. */
export function liveWidget(program: SimProgram): WireEvent[] {
  return mostPopular(program.running, program.now(), WIDGET_EVENTS).map(forWidget);
}

/** The next ones that will be offered live. */
export function upcomingWidget(program: SimProgram): WireEvent[] {
  const soon = [...program.upcoming]
    .filter((event) => event.wire.il === true)
    .toSorted((a, b) => a.startMs - b.startMs || a.wire.i - b.wire.i)
    .slice(0, 5 * WIDGET_EVENTS);
  return mostPopular(soon, program.now(), WIDGET_EVENTS)
    .toSorted((a, b) => a.startMs - b.startMs)
    .map(forWidget);
}

function forWidget(event: SimEvent): WireEvent {
  const copy = wireEventOf(event, 'listed');
  return event.match === undefined ? copy : { ...copy, sc: { ...event.match.score } };
}
