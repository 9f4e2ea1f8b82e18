/** What was picked, as it stands first and bold: the outcome with the line it is about (rule slip-22). */

/**
 * "Üst" of "Alt/Üst 176,5" → "Üst 176,5", "1" of "Handikaplı Maç Sonucu (0:1)" → "1 (0:1)". An outcome that names its
 * line already, or has none, stays as it is.
 */
export function pickText(outcomeName: string, marketName: string): string {
  const [handicap] = handicapText.exec(marketName) ?? [];
  if (handicap !== undefined && !outcomeName.includes('(')) return `${outcomeName} ${handicap}`;
  const line = totalLine(marketName);
  if (line === '' || outcomeName.includes(line)) return outcomeName;
  return outcomeName.replace(underOver, (word) => `${word} ${line}`);
}

const handicapText = /\(\d+(?:,\d+)?:\d+(?:,\d+)?\)/;
/** As a word of its own: not in "Altın". */
const underOver = /(?<!\p{L})(?:Altı?|Üstü?)(?!\p{L})/u;

/** The line of a total: a number with a decimal, else the one at the end of the name; '' for none. */
function totalLine(marketName: string): string {
  const found = /\d+,\d+/.exec(marketName) ?? /(?<=\s)\d+$/.exec(marketName);
  return found?.[0] ?? '';
}

/** An outcome's label for screen readers: "1" alone does not say which team. */
export function spokenOutcome(label: string, home: string, away: string): string {
  if (home === '' || away === '') return label;
  if (label === '1') return `1 ${home}`;
  if (label === '2') return `2 ${away}`;
  return label;
}
