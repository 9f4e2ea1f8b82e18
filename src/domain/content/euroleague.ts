/** Whether a league, a category or a heading is of the European league of basketball: "EuroLeague", "Euro League", "Euroleague Erkekler". */
export function isOfEuroLeague(name: string): boolean {
  return /euro\s?-?league|euroleague|euroliga|avrupa basketbol ligi/i.test(name);
}
