/** Events from a file in the shape of `data.events`; they keep their ids, names and prices, and replace their sports. */
import { readFileSync } from 'node:fs';
import type { WireEvent, WireMarket } from '../../src/contract/services/wire/event-wire.ts';
import { DAY_IN_MS } from '../turkish-time.ts';
import { competitions } from './competitions.ts';
import { startMatch } from './matchday.ts';
import type { Competition, SimEvent } from './model.ts';
import type { SimProgram } from './sim-program.ts';
import { newForm } from './sports/match-form.ts';
import { rulesOf } from './sports/rules-of-sport.ts';

const RUNNING_SINCE_MS = 3 * 60_000;

/** The events of the file: an array, `{events: []}` or `{data: {events: []}}`. Throws when it is none of these. */
export function readBulletin(path: string): WireEvent[] {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const list =
    eventList(content) ?? eventList(field(content, 'events')) ?? eventList(field(field(content, 'data'), 'events'));
  if (list === undefined) throw new Error(`${path}: no list of events`);
  return list.filter(isEvent);
}

/** Puts the events into the program. Old dates are moved by whole days, so that the pre-match ones lie ahead. */
export function addBulletinEvents(program: SimProgram, events: readonly WireEvent[]): void {
  const now = program.now();
  const starts = events.filter((event) => event.bp === 0).map((event) => event.d * 1000);
  const first = starts.length === 0 ? now : Math.min(...starts);
  const shift = first > now ? 0 : (Math.floor((now - first) / DAY_IN_MS) + 1) * DAY_IN_MS;
  for (const event of events) enter(program, event, shift);
}

function enter(program: SimProgram, source: WireEvent, shiftMs: number): void {
  const rules = rulesOf(source.sid);
  if (rules === undefined || program.events.has(source.i)) return;
  const competition = competitionOf(program, source);
  const { m: sourceMarkets, sc: _score, ...wire } = source;
  const running = source.bp === 1 && rules.begin !== undefined;
  const startMs = running ? program.now() - RUNNING_SINCE_MS : source.d * 1000 + shiftMs;
  const middling = { name: '', rating: 0 };
  const event: SimEvent = {
    wire: { ...wire, bp: 0, d: Math.floor(startMs / 1000) },
    markets: new Map(),
    form: rules.begin ? rules.form(middling, middling, competition, program.random) : newForm(0, 0, program.random),
    rules,
    givenPrices: true,
    competition,
    depth: 3,
    longTerm: isLongTerm(source),
    startMs,
    removedMarkets: new Map(),
    withheld: new Set(),
    changedAt: 0,
  };
  program.raiseVersion(source.v);
  for (const market of sourceMarkets.filter(isMarket)) {
    program.raiseVersion(market.v);
    const wireMarket = { ...market, o: market.o.map((outcome) => ({ ...outcome })) };
    event.markets.set(`${market.t}_${market.st}|${market.sov ?? ''}`, {
      wire: wireMarket,
      chances: [],
      listed: true,
      round: 0,
    });
  }
  program.add(event);
  if (running) startMatch(program, event, startMs);
  program.markEventChanged(event);
}

function competitionOf(program: SimProgram, event: WireEvent): Competition {
  const known = [...competitions, ...program.competitions].find((each) => each.id === event.ci);
  if (known !== undefined) return known;
  const unknownOne: Competition = {
    id: event.ci,
    sportId: event.sid,
    country: 'INT',
    priority: 900 + program.competitions.length,
    name: `Lig ${event.ci}`,
    shortName: `L${event.ci}`,
    level: 2,
    scoring: event.sid === 2 ? 165 : event.sid === 6 ? 58 : event.sid === 4 ? 5.6 : 2.7,
    contestants: [],
  };
  program.competitions.push(unknownOne);
  return unknownOne;
}

function isLongTerm(event: WireEvent): boolean {
  return event.hn === undefined && event.m.some((market) => market.t === 3);
}

function isEvent(value: unknown): value is WireEvent {
  const numbers = ['i', 'v', 'sid', 'd', 'ci'].every((key) => typeof field(value, key) === 'number');
  return numbers && Array.isArray(field(value, 'm'));
}

function isMarket(value: WireMarket): boolean {
  return typeof value.i === 'number' && typeof value.t === 'number' && Array.isArray(value.o);
}

function eventList(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? (value as unknown[]) : undefined;
}

function field(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}
