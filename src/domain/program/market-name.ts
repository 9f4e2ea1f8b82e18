/**
 * Names of markets and outcomes: the templates of the market configuration, filled with the line (rule match-12). Pure;
 * the engine names selections with it, and the tab names columns and markets.
 */
import { decimalComma } from '../../lib/decimal-comma.ts';
import type { MarketConfig } from '../../model/market-config.ts';

export type MarketNames = Pick<MarketConfig, 'types'>;

const UNKNOWN_MARKET = 'Diğer Bahis';

/**
 * Name of a market shown to the player ("Alt/Üst 2,5"). `key` is `t_st`, optionally with a fixed line ("2_101_2.5"),
 * which is used when `line` is ''. An unknown key gives "Diğer Bahis".
 */
export function marketName(config: MarketNames, key: string, line: string): string {
  const { type, fixedLine } = splitMarketKey(key);
  const template = config.types[type]?.name;
  if (template === undefined) return line === '' ? UNKNOWN_MARKET : `${UNKNOWN_MARKET} ${decimalComma(line)}`;
  return fillTemplate(template, line === '' ? fixedLine : line);
}

/** Name of a column: the configured short name, otherwise the market's name. */
export function columnName(config: MarketNames, key: string): string {
  const { type, fixedLine } = splitMarketKey(key);
  const short = config.types[type]?.shortName ?? '';
  return short === '' ? marketName(config, key, '') : [short, marketLineText(fixedLine)].filter(Boolean).join(' ');
}

/** Shorter column name for narrow places: "Maç Sonucu" for "Maç Sonucu (Uzt.Dahil)". */
export function shortColumnName(title: string): string {
  return title.replace(/ *\(Uzt\. *dahil\)/i, '');
}

/**
 * True when a market's line equals the fixed line of a key. The last part of the line is compared as a number: "2.50"
 * is 2.5, and "10|2" is of line 2.
 */
export function matchesLine(line: string, fixedLine: string): boolean {
  if (line === fixedLine) return true;
  const last = line.split('|').at(-1)?.trim() ?? '';
  return last !== '' && fixedLine !== '' && Number(last) === Number(fixedLine);
}

/**
 * Label of an outcome: the configured one, filled with the line, otherwise `fallback` (the service's label), otherwise
 * the outcome's number.
 */
export function outcomeLabel(
  config: MarketNames,
  key: string,
  outcomeNumber: number,
  line: string,
  fallback: string,
): string {
  const { type, fixedLine } = splitMarketKey(key);
  const template = config.types[type]?.labels[String(outcomeNumber)];
  const label = template === undefined ? '' : fillTemplate(template, line === '' ? fixedLine : line);
  if (label !== '') return label;
  return fallback === '' ? String(outcomeNumber) : fallback;
}

/** Line as shown to the player: "2.5" → "2,5", "10|20" → "10-20"; '' for none. */
export function marketLineText(line: string): string {
  return line === ''
    ? ''
    : line
        .split('|')
        .map((part) => decimalComma(part.trim()))
        .join('-');
}

/** Splits "2_101_2.5" into type "2_101" and fixed line "2.5"; the line is '' when the key has none. */
export function splitMarketKey(key: string): { type: string; fixedLine: string } {
  const [type = '', subtype, ...line] = key.split('_');
  if (subtype === undefined) return { type, fixedLine: '' };
  return { type: `${type}_${subtype}`, fixedLine: line.join('_') };
}

/**
 * Fills the parts of a line (split at `|`) into {0}, {1}, {2} and {h}, and cleans up spaces. A placeholder without a
 * value is removed together with the parentheses around it: "( {0} . Gol )".
 */
export function fillTemplate(template: string, line: string): string {
  const parts = line === '' ? [] : line.split('|').map((part) => part.trim());
  const fill = (text: string): string => text.replace(placeholder, (_, place: string) => partText(parts, place));
  return template
    .replace(/\([^()]*\)/g, (group) => (missesPart(group, parts) ? '' : group))
    .replace(/^.*$/s, fill)
    .replace(/\s+/g, ' ')
    .replace(/\(\s+/g, '(')
    .replace(/\s+([).,?])/g, '$1')
    .replace(/^[\s.,-]+/, '')
    .trim();
}

const placeholder = /\{(\d|h)\}/g;

function missesPart(text: string, parts: string[]): boolean {
  return [...text.matchAll(placeholder)].some(([, place = '']) => partText(parts, place) === '');
}

function partText(parts: string[], place: string): string {
  return place === 'h' ? handicap(parts.at(-1)) : decimalComma(parts[Number(place)] ?? '');
}

/** Handicap as a starting score: "-1" → "(0:1)", an advantage of the away side; "1.5" → "(1,5:0)". */
function handicap(part: string | undefined): string {
  const value = Number(part);
  if (part === undefined || part === '' || !Number.isFinite(value)) return '';
  const size = decimalComma(String(Math.abs(value)));
  return value < 0 ? `(0:${size})` : `(${size}:0)`;
}
