/** The catalogue of rule sport-1: the slug in addresses, and the name a player reads. */
export const sportNames: readonly (readonly [slug: string, name: string])[] = [
  ['futbol', 'Futbol'],
  ['basketbol', 'Basketbol'],
  ['tenis', 'Tenis'],
  ['voleybol', 'Voleybol'],
  ['masa-tenisi', 'Masa Tenisi'],
  ['buz-hokeyi', 'Buz Hokeyi'],
  ['mma', 'MMA'],
  ['hentbol', 'Hentbol'],
  ['snooker', 'Snooker'],
  ['motor-sporlari', 'Motor Sporları'],
  ['tokyo-olimpiyatlari', 'Tokyo Olimpiyatları'],
  ['duello', 'Düello'],
  ['e-futbol', 'E-Futbol'],
  ['e-basketbol', 'E-Basketbol'],
];
