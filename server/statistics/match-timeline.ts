/** Timeline of a football match: goals, cards and substitutions with players, derived from the simulated facts. */
import type { SquadPlayer } from '../simulation/clubs/squads.ts';
import { steadyNoise } from '../simulation/random.ts';
import type { MatchForm } from '../simulation/model.ts';
import type { ClockFacts, MatchMoment, Side } from '../simulation/results/event-facts.ts';
import { scorerOf } from '../simulation/results/football-verdicts.ts';
import type { PlannedLineUp } from './planned-line-up.ts';

/** Codes of wire-statistics-6. */
export const incidentTypes = {
  yellow: 1,
  secondYellow: 2,
  red: 3,
  goal: 6,
  penalty: 7,
  ownGoal: 8,
  substitution: 1000,
} as const;
type Incident = keyof typeof incidentTypes;

export interface TimelineEntry extends MatchMoment {
  /** Id that stays the same while the match goes on. */
  id: string;
  type: Incident;
  player: SquadPlayer;
  /** Player who gave the pass, or who comes on. */
  related?: SquadPlayer;
  /** Score after the entry. */
  score: { home: number; away: number };
}

interface TimelineOptions {
  eventId: number;
  facts: ClockFacts;
  scorers: MatchForm['scorers'];
  lineUps: Record<Side, PlannedLineUp>;
  /** Current minute of the match. */
  minute: number;
}

const PENALTIES = 0.09;
const OWN_GOALS = 0.04;
const SECOND_YELLOWS = 0.4;
const PASSES = 0.7;

/** Returns the entries in chronological order. */
export function matchTimelineOf({ eventId, facts, scorers, lineUps, minute }: TimelineOptions): TimelineEntry[] {
  const noise = (salt: number) => steadyNoise(eventId, 5_000 + salt);
  const score = { home: 0, away: 0 };
  const cautioned = new Set<SquadPlayer>();
  const sentOff = new Set<SquadPlayer>();
  const onPitch = (side: Side, at: number): SquadPlayer[] => {
    const { lines, changes } = lineUps[side];
    const players = new Set(lines.flat());
    for (const change of changes) {
      if (change.minute > at || sentOff.has(change.off)) continue;
      players.delete(change.off);
      players.add(change.on);
    }
    return [...players].filter((player) => !sentOff.has(player));
  };
  const draw = (players: readonly SquadPlayer[], salt: number): SquadPlayer | undefined =>
    players[Math.floor(noise(salt) * players.length)];

  const entries: TimelineEntry[] = [];
  const add = (
    id: string,
    type: Incident,
    at: MatchMoment,
    player: SquadPlayer | undefined,
    related?: SquadPlayer,
  ): void => {
    if (player === undefined) return;
    const { side, minute: on, added, part } = at;
    entries.push({ id, type, side, minute: on, added, part, player, score: { ...score }, ...(related && { related }) });
  };

  const tell = {
    goal(at: MatchMoment, index: number) {
      const { side } = at;
      score[side] += 1;
      const named = scorers === undefined ? -1 : scorerOf(side, index, scorers, eventId);
      const name = scorers?.[named]?.name;
      const own = onPitch(side, at.minute).filter(({ position }) => position > 0);
      const known = own.find((player) => player.name === name);
      if (known === undefined && noise(200 + index) < OWN_GOALS) {
        const against = onPitch(other(side), at.minute).filter(({ position }) => position === 1);
        return add(`g${index}`, 'ownGoal', at, draw(against, 300 + index));
      }
      // The scorer is a player who is not offered by name.
      const others = own.filter((player) => scorers?.every((each) => each.name !== player.name) ?? true);
      const scorer = known ?? draw(others, 300 + index);
      if (noise(400 + index) < PENALTIES) return add(`g${index}`, 'penalty', at, scorer);
      const passes = noise(500 + index) < PASSES;
      const passer = passes
        ? draw(
            own.filter((player) => player !== scorer),
            600 + index,
          )
        : undefined;
      return add(`g${index}`, 'goal', at, scorer, passer);
    },
    card(at: MatchMoment & { colour: 'yellow' | 'red' }, index: number) {
      const all = onPitch(at.side, at.minute);
      if (at.colour === 'yellow') {
        const player = draw(
          all.filter((each) => !cautioned.has(each)),
          700 + index,
        );
        if (player !== undefined) cautioned.add(player);
        return add(`c${index}`, 'yellow', at, player);
      }
      const needed = new Set(scorers?.map(({ name }) => name));
      const free = all.filter((each) => !needed.has(each.name) && each.position > 0);
      const again = free.filter((each) => cautioned.has(each));
      const second = again.length > 0 && noise(800 + index) < SECOND_YELLOWS;
      const player = draw(second ? again : free.filter((each) => !cautioned.has(each)), 900 + index);
      if (player !== undefined) sentOff.add(player);
      return add(`c${index}`, second ? 'secondYellow' : 'red', at, player);
    },
    change(at: MatchMoment & { off: SquadPlayer; on: SquadPlayer }, index: number) {
      if (!sentOff.has(at.off)) add(`s${at.side}${index}`, 'substitution', at, at.off, at.on);
    },
  };

  const changes = (['home', 'away'] as const).flatMap((side) =>
    lineUps[side].changes
      .map((change, index) => ({ at: { ...change, side, added: 0, part: 1 }, index }))
      .filter(({ at }) => at.minute <= minute),
  );
  const happened = [
    ...facts.scored.map((at, index) => ({ at, tell: () => tell.goal(at, index) })),
    ...facts.cards.map((at, index) => ({ at, tell: () => tell.card(at, index) })),
    ...changes.map(({ at, index }) => ({ at, tell: () => tell.change(at, index) })),
  ];
  for (const each of happened.toSorted((a, b) => compareMoments(a.at, b.at))) each.tell();
  return entries;
}

function compareMoments(a: MatchMoment, b: MatchMoment): number {
  return a.part - b.part || a.minute - b.minute || a.added - b.added;
}

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
