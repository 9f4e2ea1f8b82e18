/** Bold text of a selection: the outcome with its line (rule slip-22). */

/**
 * "Üst" of "Alt/Üst 176,5" → "Üst 176,5", "1" of "Handikaplı Maç Sonucu (0:1)" → "1 (0:1)". An outcome that already
 * contains its line, or has none, is unchanged.
 */
export function pickText(outcomeName: string, marketName: string): string {
  const [handicap] = handicapText.exec(marketName) ?? [];
  if (handicap !== undefined && !outcomeName.includes('(')) return `${outcomeName} ${handicap}`;
  const line = totalLine(marketName);
  if (line === '' || outcomeName.includes(line)) return outcomeName;
  return outcomeName.replace(underOver, (word) => `${word} ${line}`);
}

const handicapText = /\(\d+(?:,\d+)?:\d+(?:,\d+)?\)/;
/** Matches the words alone, not within others such as "Altın". */
const underOver = /(?<!\p{L})(?:Altı?|Üstü?)(?!\p{L})/u;

/** Line of a total: a number with decimals, otherwise a number at the end of the name; '' for none. */
function totalLine(marketName: string): string {
  const found = /\d+,\d+/.exec(marketName) ?? /(?<=\s)\d+$/.exec(marketName);
  return found?.[0] ?? '';
}

/** Outcome label for screen readers, because "1" alone does not name the team. */
export function spokenOutcome(label: string, home: string, away: string): string {
  if (home === '' || away === '') return label;
  if (label === '1') return `1 ${home}`;
  if (label === '2') return `2 ${away}`;
  return label;
}
