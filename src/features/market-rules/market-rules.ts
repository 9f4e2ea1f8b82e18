/** Market types with their names, settlement rules (rule content-20), and an example of each. */
import type { MarketRule } from '../../model/content.ts';
import {
  BASKETBALL,
  E_BASKETBALL,
  E_FOOTBALL,
  FOOTBALL,
  HANDBALL,
  ICE_HOCKEY,
  TABLE_TENNIS,
  TENNIS,
  VOLLEYBALL,
  sports,
} from '../../domain/sports.ts';
import { matchesSearch } from '../../domain/text.ts';
import { isLongTermKey } from '../../domain/program/long-term.ts';
import { fillTemplate } from '../../domain/program/market-name.ts';

interface RuleExample {
  /** Market name as the player reads it, "Alt/Üst 2,5". */
  title: string;
  outcomes: string[];
}

/**
 * Rules of all sports or of one, filtered to those that contain every search word. Long-term rules belong to every
 * sport.
 */
export function findRules(rules: readonly MarketRule[], search: string, sportId: number | undefined): MarketRule[] {
  return inSportOrder(rules).filter(
    (rule) =>
      (sportId === undefined || rule.sportId === sportId || isLongTermKey(rule.key)) &&
      matchesSearch(
        `${ruleExampleOf(rule).title} ${plainText(rule.rule)} ${Object.values(rule.labels).join(' ')}`,
        search,
      ),
  );
}

/** Sorts by the catalogue's order of sports, with long-term rules last; within a sport, the service's order stays. */
function inSportOrder(rules: readonly MarketRule[]): MarketRule[] {
  const place = new Map(sports.map(({ id }, at) => [id, at]));
  const placeOf = ({ key, sportId }: MarketRule): number =>
    isLongTermKey(key) ? sports.length : (place.get(sportId) ?? sports.length);
  return rules.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Example market with a typical line of the sport. */
export function ruleExampleOf({ name, labels, sportId }: Pick<MarketRule, 'name' | 'labels' | 'sportId'>): RuleExample {
  const line = name.includes('{h}') ? '1' : /\{0\}\./.test(name) ? '1' : (lines[sportId] ?? '2.5');
  const told = Object.values(labels);
  return {
    title: fillTemplate(name, line),
    outcomes: (told.length > 0 ? told : usualOutcomes(name, sportId))
      .slice(0, MOST_OUTCOMES)
      .map((label) => fillTemplate(label, line)),
  };
}

/**
 * Default outcomes, because many market types list none: the events do (wire-types-1). Empty when the name gives no
 * hint.
 */
function usualOutcomes(name: string, sportId: number): readonly string[] {
  if (/Çifte Şans/.test(name)) return ['1 ve 0', '1 ve 2', '0 ve 2'];
  if (/Yarı ?\/ ?Maç/.test(name)) return ['1/1', '1/0', '1/2', '0/1', '0/0', '0/2', '2/1', '2/0', '2/2'];
  if (/Alt.*Üst/.test(name)) return ['Alt', 'Üst'];
  if (/Karşılıklı|Olur [Mm]u/.test(name)) return ['Var', 'Yok'];
  if (/Tek.*Çift/.test(name)) return ['Tek', 'Çift'];
  if (/Sonuc|Kazan|Handikap/.test(name)) return withDraw.has(sportId) ? ['1', '0', '2'] : ['1', '2'];
  return [];
}

const withDraw: ReadonlySet<number> = new Set([FOOTBALL, ICE_HOCKEY, HANDBALL, E_FOOTBALL]);

const MOST_OUTCOMES = 9;

/** Typical total line by sport. */
const lines: Partial<Record<number, string>> = {
  [BASKETBALL]: '160.5',
  [E_BASKETBALL]: '100.5',
  [TENNIS]: '22.5',
  [VOLLEYBALL]: '180.5',
  [TABLE_TENNIS]: '74.5',
  [ICE_HOCKEY]: '5.5',
  [HANDBALL]: '55.5',
};

const plainText = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');
