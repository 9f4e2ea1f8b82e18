/**
 * Returns true when the name of a league, category or heading refers to basketball's EuroLeague: "EuroLeague", "Euro
 * League", "Euroleague Erkekler".
 */
export function isEuroLeagueName(name: string): boolean {
  return /euro\s?-?league|euroleague|euroliga|avrupa basketbol ligi/i.test(name);
}
