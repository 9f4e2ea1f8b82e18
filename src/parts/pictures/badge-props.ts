/** Props of the marks, shared with their lazily loaded drawings. */
import type { Competition } from '../../model/event.ts';

export interface TeamBadgeProps {
  name: string;
  sportId: number;
  /** Width, px; the height is 7/6 of it. */
  size: 14 | 16 | 18 | 20 | 24 | 48;
  /** Address of the service's picture, if it has one. */
  crest?: string | undefined;
}

export interface LeagueBadgeProps {
  /** `null` for several leagues or an unknown one. */
  league: Competition | null;
  sportId: number;
  /** Width, px; the height is 2/3 of it. */
  size?: 18 | 30;
}
