/** Draws who meets whom: rounds of the competitions of a sport, large competitions more often than small ones. */
import { Diary } from './calendar.ts';
import { competitions } from './competitions.ts';
import { playsAt } from './kick-off-hours.ts';
import type { Competition, Contestant } from './model.ts';
import type { Random } from './random.ts';

export interface Fixture {
  competition: Competition;
  home: Contestant;
  away: Contestant;
}

const TRIES = 40;
/** Sport ids above are electronic sports. */
const ELECTRONIC = 130;
/** One turn in a cycle for so many contestants. */
const CONTESTANTS_A_TURN = 10;

export class FixtureList {
  readonly #random: Random;
  readonly #diary = new Diary();
  readonly #turns = new Map<number, Competition[]>();
  readonly #rounds = new Map<number, Contestant[]>();

  constructor(random: Random) {
    this.#random = random;
  }

  /**
   * A meeting of two that are free at that time; undefined when nobody was found. `strict`: nobody twice on a day; else
   * some hours between are enough, because a world that runs for days needs more matches than it has clubs.
   */
  next(sportId: number, startMs: number, strict: boolean): Fixture | undefined {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const competition = this.#turn(sportId);
      if (competition === undefined) return undefined;
      // When time is short, the hour gives way before the match does.
      if (!playsAt(competition, startMs) && (strict || attempt < TRIES / 2)) {
        this.#turns.get(sportId)?.unshift(competition);
        continue;
      }
      const [home, away] = this.#pair(competition);
      if (home === undefined || away === undefined || sameHands(home, away)) continue;
      // Electronic players play all day long.
      const isFree = (name: string) => sportId > ELECTRONIC || this.#diary.isFree(sportId, name, startMs, strict);
      if (!isFree(home.name) || !isFree(away.name)) continue;
      this.#diary.book(sportId, home.name, startMs);
      this.#diary.book(sportId, away.name, startMs);
      return { competition, home, away };
    }
    return undefined;
  }

  #turn(sportId: number): Competition | undefined {
    const left = this.#turns.get(sportId);
    if (left !== undefined && left.length > 0) return left.pop();
    const cycle = competitions
      .filter((each) => each.sportId === sportId && each.contestants.length > 1)
      .flatMap((each) =>
        Array.from({ length: Math.max(1, Math.round(each.contestants.length / CONTESTANTS_A_TURN)) }, () => each),
      );
    const turns = this.#random.shuffled(cycle);
    this.#turns.set(sportId, turns);
    return turns.pop();
  }

  #pair(competition: Competition): [Contestant | undefined, Contestant | undefined] {
    let round = this.#rounds.get(competition.id) ?? [];
    if (round.length < 2) {
      round = this.#random.shuffled(competition.contestants);
      this.#rounds.set(competition.id, round);
    }
    return [round.pop(), round.pop()];
  }
}

/** "PSG (Noah)" does not meet "Inter (Noah)". */
function sameHands(home: Contestant, away: Contestant): boolean {
  const [, hands] = home.name.split('(');
  return hands !== undefined && hands.endsWith(')') && hands.length > 3 && away.name.endsWith(`(${hands}`);
}
