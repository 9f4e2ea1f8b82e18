/** Where players stand on a pitch that is drawn upright: home above, away below, goalkeepers at the ends. */
import type { LineUpPlayer, TeamLineUp } from '../../model/statistics.ts';

export interface Placed {
  player: LineUpPlayer;
  /** Percent of the pitch's width and height. */
  x: number;
  y: number;
}

/** Percent of the height a side's goalkeeper and its foremost line stand at. */
const BACK = 6;
const FRONT = 43;

/** Those who began, in their lines; empty where not every line is told. */
export function placesOf(team: TeamLineUp, side: 'home' | 'away'): Placed[] {
  if (listedOf(team).length > 0) return [];
  const { players } = team;
  const lines = [...new Set(players.flatMap(({ line }) => (line === null ? [] : [line])))].toSorted((a, b) => a - b);
  const step = (FRONT - BACK) / Math.max(1, lines.length - 1);
  return lines.flatMap((line, index) => {
    const row = players.filter((player) => player.line === line).toSorted((a, b) => a.place - b.place);
    return row.map((player, at) => {
      const x = ((at + 1) / (row.length + 1)) * 100;
      const y = BACK + index * step;
      // Its own left is the viewer's right for the side that looks down.
      return side === 'home' ? { player, x: 100 - x, y } : { player, x, y: 100 - y };
    });
  });
}

/** Those who began, where the pitch cannot show all of them. */
export function listedOf({ players }: TeamLineUp): LineUpPlayer[] {
  const began = players.filter(({ starts }) => starts);
  return began.every(({ line }) => line !== null) ? [] : began;
}

/** Those who came in, in order, and those who still sit there. */
export function benchOf({ players }: TeamLineUp): LineUpPlayer[] {
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
