/** Makes events: fixtures, contests, long-term questions, duels. */
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import { DAY_IN_MS, HOUR_IN_MS } from '../turkish-time.ts';
import { competitions } from './competitions.ts';
import { FixtureList } from './fixtures.ts';
import { ANY_CHANGE, refreshMarkets } from './market-book.ts';
import type { Competition, MatchForm, SimEvent, SportRules } from './model.ts';
import type { SimProgram } from './sim-program.ts';
import { contestForm, longTermRules } from './sports/contest-rules.ts';
import { newForm } from './sports/match-form.ts';
import { rulesOf } from './sports/rules-of-sport.ts';
import { DUEL, E_FOOTBALL, FOOTBALL, type SportRow } from './sports/sport-table.ts';

/** Events that start within a day are mostly offered live; later ones seldom are announced as such yet. */
const LIVE_OFFER = { soon: 0.75, later: 0.25 };
const BETRADAR_BASE = 66_000_000;
const LONG_TERM_DAYS = [60, 200] as const;

interface Draft {
  rules: SportRules;
  competition: Competition;
  form: MatchForm;
  startMs: number;
  longTerm?: boolean;
  names: Pick<WireEvent, 'hn' | 'an' | 'n' | 'rhei' | 'raei' | 'hduel'>;
}

export class EventMaker {
  readonly #program: SimProgram;
  readonly #fixtures: FixtureList;
  readonly #asked = new Set<string>();

  constructor(program: SimProgram) {
    this.#program = program;
    this.#fixtures = new FixtureList(program.random);
  }

  /** An event of the sport at that time, in the program but not announced; undefined when there is nobody to play. */
  make(sport: SportRow, startMs: number, strict = true): SimEvent | undefined {
    if (sport.id === DUEL) return this.#duel(sport);
    const rules = rulesOf(sport.id);
    if (rules === undefined) return undefined;
    if (rules.begin === undefined) return this.#contest(sport, rules, startMs);
    const fixture = this.#fixtures.next(sport.id, startMs, strict);
    if (fixture === undefined) return undefined;
    const { competition, home, away } = fixture;
    const form = rules.form(home, away, competition, this.#program.random);
    return this.#enter(sport, { rules, competition, form, startMs, names: { hn: home.name, an: away.name } });
  }

  /** The next long-term question of the sport that is not asked yet. */
  makeLongTerm(sport: SportRow): SimEvent | undefined {
    for (const competition of ofSport(sport.id)) {
      for (const question of competition.longTerm ?? []) {
        if (this.#asked.has(question.name)) continue;
        this.#asked.add(question.name);
        const { random } = this.#program;
        const days = Math.round(random.between(...LONG_TERM_DAYS));
        const startMs = Math.floor(this.#program.now() / DAY_IN_MS) * DAY_IN_MS + days * DAY_IN_MS + 17 * HOUR_IN_MS;
        const form = contestForm(question.choices, random);
        const names = { n: question.name };
        return this.#enter(sport, { rules: longTermRules, competition, form, startMs, longTerm: true, names });
      }
    }
    return undefined;
  }

  #contest(sport: SportRow, rules: SportRules, startMs: number): SimEvent | undefined {
    for (const competition of ofSport(sport.id)) {
      for (const contest of competition.contests ?? []) {
        if (this.#asked.has(contest.name)) continue;
        this.#asked.add(contest.name);
        const form = contestForm(contest.choices, this.#program.random);
        return this.#enter(sport, { rules, competition, form, startMs, names: { n: contest.name } });
      }
    }
    return undefined;
  }

  /** Home of one real match against home of another: whose goals are more. */
  #duel(sport: SportRow): SimEvent | undefined {
    const rules = rulesOf(DUEL);
    const [competition] = ofSport(DUEL);
    const { random, now } = this.#program;
    const football = [...(this.#program.bySport.get(FOOTBALL) ?? [])].filter(
      (event) =>
        event.wire.bp === 0 &&
        !event.longTerm &&
        event.depth > 1 &&
        event.startMs > now() + HOUR_IN_MS &&
        event.wire.hn,
    );
    if (rules === undefined || competition === undefined || football.length < 2) return undefined;
    const first = random.pick(football);
    const second = random.pick(
      football
        .toSorted((a, b) => Math.abs(a.startMs - first.startMs) - Math.abs(b.startMs - first.startMs))
        .slice(1, 9),
    );
    const pair = `${first.wire.i}/${second.wire.i}`;
    if (first === second || this.#asked.has(pair)) return undefined;
    this.#asked.add(pair);
    const names = {
      hn: first.wire.hn ?? '',
      an: second.wire.hn ?? '',
      rhei: first.wire.i,
      raei: second.wire.i,
      hduel: true,
    };
    const form = newForm(first.form.home, second.form.home, random);
    return this.#enter(sport, { rules, competition, form, startMs: Math.min(first.startMs, second.startMs), names });
  }

  #enter(sport: SportRow, draft: Draft): SimEvent {
    const { random } = this.#program;
    const { competition, form, rules, startMs, longTerm = false } = draft;
    const event: SimEvent = {
      wire: { ...this.#wire(sport, draft), ...draft.names },
      markets: new Map(),
      form,
      rules,
      givenPrices: false,
      competition,
      depth: 4 - competition.level,
      longTerm,
      startMs,
      removedMarkets: new Map(),
      withheld: new Set(),
      changedAt: 0,
    };
    refreshMarkets(this.#program, event, ANY_CHANGE);
    // Some lines are held back, so that there is something to open later.
    for (const [id, market] of event.markets) {
      if (!market.listed && event.withheld.size < 2 && random.chance(0.04)) {
        event.withheld.add(id);
        event.markets.delete(id);
      }
    }
    this.#program.add(event);
    this.#program.markEventChanged(event);
    return event;
  }

  #wire(sport: SportRow, draft: Draft): SimEvent['wire'] {
    const { random, now } = this.#program;
    const { competition, rules, startMs, longTerm = false } = draft;
    const id = this.#program.newEventId();
    const soon = startMs < now() + DAY_IN_MS;
    const il = !longTerm && rules.begin !== undefined && random.chance(soon ? LIVE_OFFER.soon : LIVE_OFFER.later);
    const kOdd = !longTerm && random.chance(sport.kingOdd);
    const wire: SimEvent['wire'] = {
      i: id,
      bri: BETRADAR_BASE + id,
      v: 0,
      sid: sport.id,
      s: 0,
      bp: 0,
      il,
      mbc: longTerm || (competition.level === 1 && random.chance(0.6)) ? 1 : Math.min(3, competition.level + 1),
      kOdd,
      ci: competition.id,
      oc: 0,
      d: Math.floor(startMs / 1000),
      // Sports beside football have statistics where it is true (wire-statistics-1).
      hc: competition.level === 1 && random.chance(sport.id === FOOTBALL ? 0.5 : 0.8),
    };
    if (random.chance(0.1)) wire.kMbc = true;
    if (il && random.chance(0.12)) wire.kLive = true;
    if (sport.id === FOOTBALL && il && competition.level < 3) wire.hr = true;
    if (sport.id === E_FOOTBALL || (sport.id === FOOTBALL && competition.level === 1 && random.chance(0.3)))
      wire.hs = true;
    return wire;
  }
}

function ofSport(sportId: number): Competition[] {
  return competitions.filter((competition) => competition.sportId === sportId);
}
