/**
 * Sport catalogue (rule sport-1, sport-2): URL slugs, ids of the services, Turkish names, and features of a sport's
 * pages.
 */

export interface Sport {
  id: number;
  slug: string;
  /** Turkish name shown to the player. */
  name: string;
  en: string;
  hasMatchDetail: boolean;
  hasFaqPage: boolean;
  /** True when outcomes are long names, so that odds boxes need the whole width. */
  hasWideOddBoxes: boolean;
  hasAllOddsWidget: boolean;
  /** True when matches are scored in sets. */
  hasSetScore: boolean;
}

export const FOOTBALL = 1;
export const BASKETBALL = 2;
export const ICE_HOCKEY = 4;
export const TENNIS = 5;
export const HANDBALL = 6;
export const MOTORSPORTS = 11;
export const SNOOKER = 19;
export const TABLE_TENNIS = 20;
export const VOLLEYBALL = 23;
export const TOKYO_OLYMPICS = 30;
export const MMA = 117;
export const E_FOOTBALL = 137;
export const E_BASKETBALL = 153;
export const DUEL = 998;

export const sports: readonly Sport[] = [
  sport(FOOTBALL, 'futbol', 'Futbol', 'Soccer', { hasAllOddsWidget: true }),
  sport(BASKETBALL, 'basketbol', 'Basketbol', 'Basketball', { hasAllOddsWidget: true }),
  sport(TENNIS, 'tenis', 'Tenis', 'Tennis', { hasSetScore: true }),
  sport(VOLLEYBALL, 'voleybol', 'Voleybol', 'Volleyball', { hasSetScore: true }),
  sport(TABLE_TENNIS, 'masa-tenisi', 'Masa Tenisi', 'Table Tennis', { hasSetScore: true }),
  sport(ICE_HOCKEY, 'buz-hokeyi', 'Buz Hokeyi', 'Ice Hockey', {}),
  sport(MMA, 'mma', 'MMA', 'MMA', { hasFaqPage: false }),
  sport(HANDBALL, 'hentbol', 'Hentbol', 'Handball', {}),
  sport(SNOOKER, 'snooker', 'Snooker', 'Snooker', {}),
  sport(MOTORSPORTS, 'motor-sporlari', 'Motor Sporları', 'Motorsports', {
    hasWideOddBoxes: true,
    hasMatchDetail: false,
  }),
  sport(TOKYO_OLYMPICS, 'tokyo-olimpiyatlari', 'Tokyo Olimpiyatları', 'Tokyo Olympics', {
    hasMatchDetail: false,
    hasFaqPage: false,
  }),
  sport(DUEL, 'duello', 'Düello', 'Duel', {}),
  sport(E_FOOTBALL, 'e-futbol', 'E-Futbol', 'E-Soccer', {}),
  sport(E_BASKETBALL, 'e-basketbol', 'E-Basketbol', 'E-Basketball', {}),
];

/** Electronic sports, played on a screen. */
export const electronicSports: ReadonlySet<number> = new Set([E_FOOTBALL, E_BASKETBALL]);

/** The sport of a URL slug; undefined for an unknown slug. */
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
