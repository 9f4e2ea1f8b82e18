/** Positions of players on an upright pitch: home at the top, away at the bottom, goalkeepers at the ends. */
import type { LineUpPlayer, TeamLineUp } from '../../model/statistics.ts';

export interface PlacedPlayer {
  player: LineUpPlayer;
  /** Percent of the pitch's width; `y` of its height. */
  x: number;
  y: number;
  /** Width for the name, percent of the pitch's width: names of a full line do not reach their neighbours. */
  room: number;
}

/** Width of a name in a line that is not full, percent. */
const WIDEST_ROOM = 22;

/** Distance of the goalkeeper (`BACK`) and of the foremost line (`FRONT`) from the own end, percent of the height. */
const BACK = 6;
const FRONT = 43;

/** Positions of the starting players by line; empty when the line of any of them is unknown. */
export function pitchPositions(team: TeamLineUp, side: 'home' | 'away'): PlacedPlayer[] {
  if (startersAsList(team).length > 0) return [];
  const { players } = team;
  const lines = [...new Set(players.flatMap(({ line }) => (line === null ? [] : [line])))].toSorted((a, b) => a - b);
  const step = (FRONT - BACK) / Math.max(1, lines.length - 1);
  return lines.flatMap((line, index) => {
    const row = players.filter((player) => player.line === line).toSorted((a, b) => a.place - b.place);
    const room = Math.min(WIDEST_ROOM, 100 / (row.length + 1));
    return row.map((player, at) => {
      const x = ((at + 1) / (row.length + 1)) * 100;
      const y = BACK + index * step;
      // The home side faces down, so its left is the viewer's right.
      return side === 'home' ? { player, x: 100 - x, y, room } : { player, x, y: 100 - y, room };
    });
  });
}

/** Starting players, to be shown as a list when the pitch cannot show all of them; otherwise empty. */
export function startersAsList({ players }: TeamLineUp): LineUpPlayer[] {
  const began = players.filter(({ starts }) => starts);
  return began.every(({ line }) => line !== null) ? [] : began;
}

/** Substitutes: those who came on, in order, then the others. */
export function substitutesOf({ players }: TeamLineUp): LineUpPlayer[] {
  return players
    .filter(({ starts }) => !starts)
    .toSorted((a, b) => (a.inMinute ?? Infinity) - (b.inMinute ?? Infinity));
}

/** "10 Lindqvist K., kaptan, 2 gol, sarı kart, 67. dakikada çıktı" */
export function playerText({ number, name, captain, goals, yellow, red, inMinute, outMinute }: LineUpPlayer): string {
  return [
    number === null ? name : `${number} ${name}`,
    captain && 'kaptan',
    goals > 0 && `${goals} gol`,
    yellow && 'sarı kart',
    red && 'kırmızı kart',
    inMinute !== null && `${inMinute}. dakikada girdi`,
    outMinute !== null && `${outMinute}. dakikada çıktı`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
