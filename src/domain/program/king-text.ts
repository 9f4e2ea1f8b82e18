/**
 * Texts about the advantage of king odds, with templates and percents of the app configuration (rule program-24,
 * match-15). Pure.
 */
import type { AppConfig, KingOddPercents } from '../../model/app-config.ts';
import type { EventHead } from '../../model/program.ts';

type Highlight = AppConfig['kingOddHighlight'];

/** "Kral Oran ile Her Maçta %4 Daha Yüksek Oran" for a sport; '' if not configured. */
export function sportKingText(highlight: Highlight, sportId: number): string {
  const percent = highlight.sports[String(sportId)]?.[ALL_COMPETITIONS]?.preValue ?? '';
  return filled(highlight.templates.pre, percent);
}

/** "Kral Oran ile Bu Maçta %4 Daha Yüksek Oranlar"; '' when the event or the configuration has no king odds. */
export function eventKingText(
  highlight: Highlight | undefined,
  event: Pick<EventHead, 'kingOdd' | 'sportId' | 'competitionId' | 'phase'>,
): string {
  if (highlight === undefined || !event.kingOdd) return '';
  const key: keyof KingOddPercents & keyof Highlight['templates'] = event.phase === 0 ? 'preDetail' : 'liveDetail';
  const sport = highlight.sports[String(event.sportId)];
  // A competition may define a percent for only one of the two keys; an empty percent is a valid value, not a missing
  // one.
  const percent = sport?.[String(event.competitionId)]?.[key] ?? sport?.[ALL_COMPETITIONS]?.[key];
  return filled(highlight.templates[key], percent ?? '');
}

/** Key of the default percents of a sport. */
const ALL_COMPETITIONS = '-1';

function filled(template: string, percent: string): string {
  return percent === '' ? '' : template.replace('{value}', percent.replace('.', ','));
}
