/** What was chosen, with the line it was chosen at: "Üst 2,5", "1 ve Üst 2,5", "1 (0:1)", "0 ve Var". */
export interface NamedPick {
  marketName: string;
  outcomeName: string;
}

/** The line stands in the market's name; an outcome that has a number of its own needs none. */
export function pickText({ marketName, outcomeName }: NamedPick): string {
  if (/\d[,:]\d/.test(outcomeName)) return outcomeName;
  const handicap = /\(\d+(?:,\d+)?:\d+(?:,\d+)?\)/.exec(marketName)?.[0];
  if (handicap !== undefined) return `${outcomeName} ${handicap}`;
  const line = overUnderLine(marketName);
  return line === '' ? outcomeName : outcomeName.replace(/(^|\s)(altı?|üstü?)(?=\s|$)/iu, `$1$2 ${line}`);
}

/** The last decimal of the name, or a whole number at its end: "Alt/Üst 2,5", "Toplam Sayı Alt/Üst 176". */
function overUnderLine(marketName: string): string {
  const decimal = marketName
    .match(/(?:^|\s)\d+,\d+(?=\s|$)/g)
    ?.at(-1)
    ?.trim();
  return decimal ?? /\s(\d+)$/.exec(marketName)?.[1] ?? '';
}
