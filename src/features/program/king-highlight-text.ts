import type { AppConfig } from '../../model/app-config.ts';

/** Key of the values for every competition that has none of its own (payload facts §10). */
const ALL_COMPETITIONS = '-1';

/** "Kral Oran ile Her Maçta %4 Daha Yüksek Oran" for a sport; '' where the configuration says nothing of it. */
export function kingHighlightText(highlight: AppConfig['kingOddHighlight'], sportId: number): string {
  const value = highlight.sports[String(sportId)]?.[ALL_COMPETITIONS]?.preValue ?? '';
  if (value === '' || highlight.templates.pre === '') return '';
  return highlight.templates.pre.replace('{value}', value.replace('.', ','));
}
