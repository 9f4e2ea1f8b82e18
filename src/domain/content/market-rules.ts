/** Market types by what they are called and what decides them (rule content-20), and an example of each. */
import type { MarketRule } from '../../model/content.ts';
import { matchesSearch } from '../text.ts';
import { fillTemplate } from '../program/market-name.ts';

export interface RuleExample {
  /** The market as it is read, "Alt/Üst 2,5". */
  title: string;
  outcomes: string[];
}

/** Of all types or those of a sport, the ones that hold every word of the search. */
export function findRules(rules: readonly MarketRule[], search: string, sportId: number | undefined): MarketRule[] {
  return rules.filter(
    (rule) =>
      (sportId === undefined || rule.sportId === sportId) &&
      matchesSearch(`${exampleOf(rule).title} ${plainText(rule.rule)} ${Object.values(rule.labels).join(' ')}`, search),
  );
}

/** With a line as the sport has it. */
export function exampleOf({ name, labels, sportId }: Pick<MarketRule, 'name' | 'labels' | 'sportId'>): RuleExample {
  const line = name.includes('{h}') ? '1' : /\{0\}\./.test(name) ? '1' : (lines[sportId] ?? '2.5');
  return {
    title: fillTemplate(name, line),
    outcomes: Object.values(labels)
      .slice(0, MOST_OUTCOMES)
      .map((label) => fillTemplate(label, line)),
  };
}

const MOST_OUTCOMES = 9;

/** What a total of the sport is about. */
const lines: Partial<Record<number, string>> = {
  2: '160.5',
  153: '100.5',
  5: '22.5',
  23: '180.5',
  20: '74.5',
  4: '5.5',
  6: '55.5',
};

const plainText = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');
