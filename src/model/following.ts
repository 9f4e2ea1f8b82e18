/** Matches and teams that a player follows on this device (rule follow-1). */

export interface FollowedMatch {
  /** Event id, or the id of a match of live scores that the program never had. */
  id: number;
  /** 0 when unknown: written by an older build. */
  sportId: number;
  /** "Galatasaray - Fenerbahçe"; '' when unknown. */
  name: string;
  /** Epoch seconds; 0 when unknown. */
  start: number;
}

/** The services have no ids of teams, so a team is its sport and its name. */
export interface FollowedTeam {
  sportId: number;
  name: string;
}

export interface Following {
  /** Newest first. */
  matches: readonly FollowedMatch[];
  teams: readonly FollowedTeam[];
}

/** Kinds of moments a player can switch off, in the order of the settings. */
export const momentKinds = ['kickOff', 'goal', 'redCard', 'end', 'open'] as const;
export type MomentKind = (typeof momentKinds)[number];

/** Choices about followed matches on this device (rule follow-7). */
export interface FollowSettings {
  /** Kinds that are announced. */
  kinds: readonly MomentKind[];
  /** Matches of waiting coupons are followed by themselves. */
  coupons: boolean;
  /** Matches of favourite leagues are announced too. */
  leagues: boolean;
  /** Only matches of waiting coupons are announced. */
  onlyCoupons: boolean;
  /** System notifications while no window of the product is visible. */
  system: boolean;
  /** Hours of the device's clock without system notifications, from 0 to 23; null for none. */
  quiet: { from: number; until: number } | null;
}
