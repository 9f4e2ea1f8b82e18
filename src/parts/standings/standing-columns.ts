/** Columns of a standings table, and the zones of its places. */
import type { StandingRow } from '../../model/match-statistics.ts';

export type StandingFigure = 'played' | 'won' | 'drawn' | 'lost' | 'scored' | 'against' | 'difference' | 'points';

export interface StandingColumn {
  figure: StandingFigure;
  /** Header "O"; `name` is its meaning. */
  short: string;
  name: string;
}

const columns: readonly StandingColumn[] = [
  { figure: 'played', short: 'O', name: 'Oynadığı maç' },
  { figure: 'won', short: 'G', name: 'Galibiyet' },
  { figure: 'drawn', short: 'B', name: 'Beraberlik' },
  { figure: 'lost', short: 'M', name: 'Mağlubiyet' },
  { figure: 'scored', short: 'A', name: 'Attığı' },
  { figure: 'against', short: 'Y', name: 'Yediği' },
  { figure: 'difference', short: 'AV', name: 'Averaj' },
  { figure: 'points', short: 'P', name: 'Puan' },
];

/** Columns with at least one known figure. Draws are omitted when no side has one, as in sports without draws. */
export function standingColumns(rows: readonly StandingRow[]): StandingColumn[] {
  return columns.filter(({ figure }) =>
    rows.some((row) => row[figure] !== null && (figure !== 'drawn' || row.drawn !== 0)),
  );
}

/** Text of a figure; a difference has a sign: "+12", "−3". "–" if unknown. */
export function figureText(row: StandingRow, figure: StandingFigure): string {
  const value = row[figure];
  if (value === null) return '–';
  if (figure !== 'difference' || value === 0) return String(value);
  return value > 0 ? `+${value}` : `−${-value}`;
}

type ZoneTone = 'first' | 'second' | 'third' | 'play' | 'down';

/** Colour of a zone by its name if that means relegation, otherwise by its code. */
export function zoneTone({ id, name }: { id: number; name: string }): ZoneTone {
  const words = name.toLocaleLowerCase('tr');
  if (words.includes('düş')) return words.includes('play') ? 'play' : 'down';
  return tones[id] ?? 'play';
}

/** Zones of the rows, in their order. */
export function zonesOf(rows: readonly StandingRow[]): { name: string; tone: ZoneTone }[] {
  const zones = new Map<string, ZoneTone>();
  for (const { zone } of rows) if (zone !== null) zones.set(zone.name, zoneTone(zone));
  return [...zones].map(([name, tone]) => ({ name, tone }));
}

const tones: Partial<Record<number, ZoneTone>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'first',
  5: 'play',
  6: 'down',
};
