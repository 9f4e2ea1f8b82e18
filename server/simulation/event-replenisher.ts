/** Keeps the program full: kick-offs that are due, newcomers for those that left, about as many running as at the start. */
import type { Broadcast } from '../world.ts';
import { marketAdded, eventMessage } from './messages.ts';
import { DAY_IN_MS } from '../turkish-time.ts';
import { roundUpTo, upcomingStart } from './fixtures.ts';
import type { EventMaker } from './event-maker.ts';
import { startMatch, kickOff, removeEvent } from './matchday.ts';
import type { SimEvent } from './model.ts';
import type { SimProgram } from './sim-program.ts';
import type { SportRow } from './sports/sport-table.ts';
import { sportTable } from './sports/sport-table.ts';

const MINUTE = 60_000;
/** Announced so long before its start, when a running one is missing. */
const SHORT_NOTICE_MS = 2 * MINUTE;
/** After a long sleep matches are found half played, as at the start. */
const SLEPT = 0.5;

export class EventReplenisher {
  /** Wanted running events and all events, by sport. */
  readonly #running = new Map<number, number>();
  readonly #all = new Map<number, number>();

  constructor(
    readonly program: SimProgram,
    readonly maker: EventMaker,
  ) {}

  /** Fills a sport at the start of the world. */
  fill(sport: SportRow, events: number): void {
    const running = Math.round((events * sport.running) / 100);
    const longTerm = Math.min(sport.longTerm, events);
    for (let made = 0; made < longTerm; made += 1) this.maker.makeLongTerm(sport);
    for (let made = 0; made < running; made += 1) this.#foundRunning(sport);
    for (let made = longTerm + running; made < events; made += 1) {
      this.#makeUpcoming(sport);
    }
    this.#running.set(sport.id, running);
    this.#all.set(sport.id, events);
  }

  /** Kick-offs that are due; what is not offered live leaves at its start. */
  startDueEvents(): Broadcast[] {
    const { program } = this;
    const now = program.now();
    const due = [...program.upcoming].filter((event) => event.startMs <= now);
    return due.flatMap((event) => {
      const missed = now > event.startMs + event.rules.durationMs;
      return event.wire.il === true && !missed
        ? kickOff(program, event, event.startMs)
        : removeEvent(program, event, 'unseen');
    });
  }

  /** At most one newcomer a sport and call, so that a step stays small. */
  addNewEvents(): Broadcast[] {
    return sportTable.flatMap((sport) => {
      const event = this.#newcomer(sport);
      return event === undefined ? [] : [this.#announce(event)];
    });
  }

  /** On a day when all are taken another day is tried. */
  #makeUpcoming(sport: SportRow): void {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const startMs = upcomingStart(this.program.now(), sport, this.program.random);
      if (this.maker.make(sport, startMs) !== undefined) return;
    }
  }

  #newcomer(sport: SportRow): SimEvent | undefined {
    const { program } = this;
    const now = program.now();
    const wanted = this.#running.get(sport.id) ?? 0;
    let running = 0;
    let all = 0;
    for (const event of program.bySport.get(sport.id) ?? []) {
      all += 1;
      const soon = event.wire.il === true && event.startMs <= now + 2 * SHORT_NOTICE_MS;
      if (event.wire.bp === 1 || soon) running += 1;
    }
    if (running < wanted * SLEPT) return this.#foundRunning(sport);
    if (running < wanted) {
      const event = this.maker.make(sport, roundUpTo(now + SHORT_NOTICE_MS, MINUTE), false);
      if (event !== undefined) event.wire.il = true;
      return event;
    }
    if (all >= (this.#all.get(sport.id) ?? 0)) return undefined;
    const later = now + DAY_IN_MS + program.random.between(0, 4 * DAY_IN_MS);
    return this.maker.make(sport, roundUpTo(later, sport.slotMinutes * MINUTE));
  }

  /** A match that started some time ago. */
  #foundRunning(sport: SportRow): SimEvent | undefined {
    const { program } = this;
    const grid = sport.slotMinutes * MINUTE;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const event = this.maker.make(sport, program.now() - grid, false);
      if (event === undefined) return undefined;
      const ago = program.random.between(0.02, 0.9) * event.rules.durationMs;
      // On the grid, unless that would put it past its end.
      const onGrid = Math.floor((program.now() - ago) / grid) * grid;
      event.startMs = program.now() - onGrid < 0.95 * event.rules.durationMs ? onGrid : program.now() - ago;
      event.wire.d = Math.floor(event.startMs / 1000);
      startMatch(program, event, event.startMs);
      const status = event.match?.score.s;
      if (status !== 5) {
        program.markEventChanged(event);
        return event;
      }
      program.remove(event);
    }
    return undefined;
  }

  #announce(event: SimEvent): Broadcast {
    const markets = [...event.markets.values()].map((market) => marketAdded(market.wire));
    return eventMessage(this.program, event, markets);
  }
}
