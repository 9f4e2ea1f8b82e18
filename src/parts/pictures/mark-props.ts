/** What marks are asked for. */
import type { Competition } from '../../model/event.ts';

export interface TeamMarkProps {
  name: string;
  sportId: number;
  /** Width, px; the height is 7/6 of it. */
  size: 14 | 16 | 18 | 20 | 24 | 48;
  /** A picture of the service, where it gives one. */
  crest?: string | undefined;
}

export interface LeagueMarkProps {
  /** `null` for several, and for one that is not known. */
  league: Competition | null;
  sportId: number;
  /** Width, px; the height is 2/3 of it. */
  size?: 18 | 30;
}
