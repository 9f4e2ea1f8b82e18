/** The sport catalogue (rule sport-1, sport-2): slugs of addresses, ids of the wire, Turkish names, and what a sport's pages have. */

export interface Sport {
  id: number;
  slug: string;
  /** Turkish, as a player reads it. */
  name: string;
  en: string;
  hasMatchDetail: boolean;
  hasFaqPage: boolean;
  /** Outcomes are long names: odds boxes need the whole width. */
  hasWideOddBoxes: boolean;
  hasAllOddsWidget: boolean;
  /** The score is told in sets. */
  hasSetScore: boolean;
}

export const sports: readonly Sport[] = [
  sport(1, 'futbol', 'Futbol', 'Soccer', { hasAllOddsWidget: true }),
  sport(2, 'basketbol', 'Basketbol', 'Basketball', { hasAllOddsWidget: true }),
  sport(5, 'tenis', 'Tenis', 'Tennis', { hasSetScore: true }),
  sport(23, 'voleybol', 'Voleybol', 'Volleyball', { hasSetScore: true }),
  sport(20, 'masa-tenisi', 'Masa Tenisi', 'Table Tennis', { hasSetScore: true }),
  sport(4, 'buz-hokeyi', 'Buz Hokeyi', 'Ice Hockey', {}),
  sport(117, 'mma', 'MMA', 'MMA', { hasFaqPage: false }),
  sport(6, 'hentbol', 'Hentbol', 'Handball', {}),
  sport(19, 'snooker', 'Snooker', 'Snooker', {}),
  sport(11, 'motor-sporlari', 'Motor Sporları', 'Motorsports', { hasWideOddBoxes: true, hasMatchDetail: false }),
  sport(30, 'tokyo-olimpiyatlari', 'Tokyo Olimpiyatları', 'Tokyo Olympics', {
    hasMatchDetail: false,
    hasFaqPage: false,
  }),
  sport(998, 'duello', 'Düello', 'Duel', {}),
  sport(137, 'e-futbol', 'E-Futbol', 'E-Soccer', {}),
  sport(153, 'e-basketbol', 'E-Basketbol', 'E-Basketball', {}),
];

/** The sport of an address, or undefined for a slug that is none. */
export function sportBySlug(slug: string): Sport | undefined {
  return sports.find((sport) => sport.slug === slug);
}

export function sportById(id: number): Sport | undefined {
  return sports.find((sport) => sport.id === id);
}

function sport(id: number, slug: string, name: string, en: string, flags: Partial<Sport>): Sport {
  return {
    id,
    slug,
    name,
    en,
    hasMatchDetail: true,
    hasFaqPage: true,
    hasWideOddBoxes: false,
    hasAllOddsWidget: false,
    hasSetScore: false,
    ...flags,
  };
}
