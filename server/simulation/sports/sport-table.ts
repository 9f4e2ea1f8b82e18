/** The fourteen sports as the stand-in knows them: id, address name, Turkish name, and how much of the program they are. */
export interface SportRow {
  id: number;
  slug: string;
  name: string;
  /** Part of all events, in thousandths. */
  share: number;
  /** Part of the sport's events running at the start, in hundredths. */
  running: number;
  /** Long-term questions at the start. */
  longTerm: number;
  /** Kick-offs fall on multiples of this. */
  slotMinutes: number;
  /** Part of its events with the king odd. */
  kingOdd: number;
}

export const sportTable: readonly SportRow[] = [
  row(1, 'futbol', 'Futbol', 350, 11, 10, 15, 0.9),
  row(2, 'basketbol', 'Basketbol', 117, 10, 4, 15, 0.8),
  row(5, 'tenis', 'Tenis', 125, 14, 0, 10, 0.8),
  row(23, 'voleybol', 'Voleybol', 58, 11, 0, 15, 0.8),
  row(20, 'masa-tenisi', 'Masa Tenisi', 92, 17, 0, 5, 0.3),
  row(4, 'buz-hokeyi', 'Buz Hokeyi', 50, 10, 0, 15, 0.3),
  row(117, 'mma', 'MMA', 17, 6, 0, 30, 0),
  row(6, 'hentbol', 'Hentbol', 38, 9, 0, 15, 0.3),
  row(19, 'snooker', 'Snooker', 17, 11, 0, 30, 0),
  row(11, 'motor-sporlari', 'Motor Sporları', 12, 0, 3, 30, 0),
  row(30, 'tokyo-olimpiyatlari', 'Tokyo Olimpiyatları', 11, 0, 3, 30, 0),
  row(998, 'duello', 'Düello', 17, 0, 0, 15, 0),
  row(137, 'e-futbol', 'E-Futbol', 66, 10, 0, 5, 1),
  row(153, 'e-basketbol', 'E-Basketbol', 30, 10, 0, 5, 0.5),
];

export const FOOTBALL = 1;
export const BASKETBALL = 2;
export const E_FOOTBALL = 137;
export const E_BASKETBALL = 153;
export const DUEL = 998;

function row(
  id: number,
  slug: string,
  name: string,
  share: number,
  running: number,
  longTerm: number,
  slotMinutes: number,
  kingOdd: number,
): SportRow {
  return { id, slug, name, share, running, longTerm, slotMinutes, kingOdd };
}
