/** The topics of the home page, named once: its parts and the page itself watch the same ones. */
import { useTopic } from '../../state/engine/live.ts';

/** Highlights and popular bets are told per sport; the home page shows those of football, as the bulletin does. */
export const HOME_SPORT = 1;
export const POPULAR_LIMIT = 6;

export const useWidget = (which: 'live' | 'upcoming') => useTopic({ kind: 'widget', which, columns: 'main' });
export const useHighlights = () => useTopic({ kind: 'highlights', sportId: HOME_SPORT });
export const usePopular = () => useTopic({ kind: 'popular', sportId: HOME_SPORT, limit: POPULAR_LIMIT });
