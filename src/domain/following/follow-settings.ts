/** Stored form of the choices about followed matches, and the quiet hours (rules follow-7 and follow-8). */
import { isId, isPlainObject } from '../../lib/guards.ts';
import {
  type FollowSettings,
  type FollowedMatch,
  type FollowedTeam,
  type Following,
  momentKinds,
} from '../../model/following.ts';

export const defaultFollowSettings: FollowSettings = {
  kinds: ['kickOff', 'goal', 'redCard', 'end'],
  coupons: true,
  leagues: false,
  onlyCoupons: false,
  system: false,
  quiet: null,
};

/** Offered when quiet hours are switched on: 23:00 to 08:00. */
export const defaultQuietHours = { from: 23, until: 8 };

/** Parses field by field, so that only an unknown or damaged field falls back to its default. */
export function parseFollowSettings(stored: unknown): FollowSettings {
  if (!isPlainObject(stored)) return defaultFollowSettings;
  const { kinds, coupons, leagues, onlyCoupons, system, quiet } = stored;
  return {
    kinds: Array.isArray(kinds) ? momentKinds.filter((kind) => kinds.includes(kind)) : defaultFollowSettings.kinds,
    coupons: coupons !== false,
    leagues: leagues === true,
    onlyCoupons: onlyCoupons === true,
    system: system === true,
    quiet: isQuiet(quiet) ? { from: quiet.from, until: quiet.until } : null,
  };
}

/** True within the quiet hours, which may cross midnight; equal hours are the whole day. @param hour 0 to 23 */
export function isQuietHour(quiet: FollowSettings['quiet'], hour: number): boolean {
  if (quiet === null) return false;
  const { from, until } = quiet;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** Enough for several days of a frequent player. */
const MOST_MATCHES = 200;
const MOST_TEAMS = 50;

/** Parses what is followed; a plain list of ids is that of a build that stored nothing else. */
export function parseFollowing(stored: unknown): Following {
  if (Array.isArray(stored)) return { matches: toMatches(stored), teams: [] };
  const { matches, teams } = isPlainObject(stored) ? stored : {};
  return { matches: toMatches(matches), teams: toTeams(teams) };
}

/** Returns the followed things with a match added in front, or removed. */
export function withMatch(following: Following, match: FollowedMatch, isFollowed: boolean): Following {
  const others = following.matches.filter(({ id }) => id !== match.id);
  return { ...following, matches: isFollowed ? [match, ...others].slice(0, MOST_MATCHES) : others };
}

export function withTeam(following: Following, team: FollowedTeam, isFollowed: boolean): Following {
  const others = following.teams.filter((each) => !isSameTeam(each, team));
  return { ...following, teams: isFollowed ? [team, ...others].slice(0, MOST_TEAMS) : others };
}

export function isSameTeam(one: FollowedTeam, other: FollowedTeam): boolean {
  return one.sportId === other.sportId && one.name === other.name;
}

function toMatches(stored: unknown): FollowedMatch[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST_MATCHES).flatMap((entry: unknown): FollowedMatch[] => {
    if (isId(entry)) return [{ id: entry, sportId: 0, name: '', start: 0 }];
    if (!isPlainObject(entry) || !isId(entry['id'])) return [];
    const { id, sportId, name, start } = entry;
    return [
      {
        id,
        sportId: isId(sportId) ? sportId : 0,
        name: typeof name === 'string' ? name : '',
        start: isId(start) ? start : 0,
      },
    ];
  });
}

function toTeams(stored: unknown): FollowedTeam[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST_TEAMS).flatMap((entry: unknown): FollowedTeam[] => {
    if (!isPlainObject(entry)) return [];
    const { sportId, name } = entry;
    return isId(sportId) && typeof name === 'string' && name !== '' ? [{ sportId, name }] : [];
  });
}

function isQuiet(value: unknown): value is NonNullable<FollowSettings['quiet']> {
  return isPlainObject(value) && isHour(value['from']) && isHour(value['until']);
}

const isHour = (value: unknown): value is number => value === 0 || (isId(value) && value < 24);
