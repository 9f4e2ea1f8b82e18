/** How a table is shown: which figures it has, and where a place leads to. */
import type { StandingRow } from '../../model/match-statistics.ts';

export type StandingFigure = 'played' | 'won' | 'drawn' | 'lost' | 'scored' | 'against' | 'difference' | 'points';

export interface StandingColumn {
  figure: StandingFigure;
  /** "O", and what it means. */
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

/** Figures somebody told. Where nobody ever drew, there are no draws in that sport. */
export function standingColumns(rows: readonly StandingRow[]): StandingColumn[] {
  return columns.filter(({ figure }) =>
    rows.some((row) => row[figure] !== null && (figure !== 'drawn' || row.drawn !== 0)),
  );
}

/** A difference says which way it goes: "+12", "−3"; "–" for not told. */
export function figureText(row: StandingRow, figure: StandingFigure): string {
  const value = row[figure];
  if (value === null) return '–';
  if (figure !== 'difference' || value === 0) return String(value);
  return value > 0 ? `+${value}` : `−${-value}`;
}

export type ZoneTone = 'first' | 'second' | 'third' | 'play' | 'down';

/** What a place leads to, by its code, and by its words where the code is another's. */
export function zoneTone({ id, name }: { id: number; name: string }): ZoneTone {
  const words = name.toLocaleLowerCase('tr');
  if (words.includes('düş')) return words.includes('play') ? 'play' : 'down';
  return tones[id] ?? 'play';
}

/** Zones of some rows, in their order. */
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
