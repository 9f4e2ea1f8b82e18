/** The king-odd highlight of an event's header, from the app configuration (payload facts §10). */
import type { EventHead } from '../../model/program.ts';
import type { AppConfig } from '../../model/app-config.ts';

/** Key of the percent for all competitions that have none of their own. */
const ANY_COMPETITION = '-1';

/** "Kral Oran ile Bu Maçta %4 Daha Yüksek Oranlar", or `null` when the event or the configuration has no such promise. */
export function kingLine(
  highlight: AppConfig['kingOddHighlight'] | undefined,
  event: Pick<EventHead, 'kingOdd' | 'sportId' | 'competitionId' | 'phase'>,
): string | null {
  if (highlight === undefined || !event.kingOdd) return null;
  const bySport = highlight.sports[String(event.sportId)];
  const values = bySport?.[String(event.competitionId)] ?? bySport?.[ANY_COMPETITION];
  const key = event.phase === 0 ? 'preDetail' : 'liveDetail';
  const value = values?.[key];
  if (value === undefined || value === '') return null;
  return highlight.templates[key].replace('{value}', value.replace('.', ','));
}
