/**
 * The matches and teams that are followed on this device, the same in all tabs (rules follow-1 and follow-2). A
 * member's are removed with the session; a visitor's stay on the device and are never shown to a member.
 */
import { useMemo } from 'react';
import { STORAGE_PREFIX } from '../../contract/names.ts';
import {
  defaultFollowSettings,
  isSameTeam,
  parseFollowSettings,
  parseFollowing,
  withMatch,
  withTeam,
} from '../../domain/following/follow-settings.ts';
import { isPlainObject } from '../../lib/guards.ts';
import type { FollowSettings, FollowedMatch, FollowedTeam, Following } from '../../model/following.ts';
import { storedValue } from '../../platform/browser-storage/stored-value.ts';
import { storedMappedIds } from '../device/mapped-ids.ts';
import { createStoredState, useStoredValue } from '../device/use-stored-value.ts';
import { useTopicValue } from '../engine/use-topic.ts';
import { currentSession, onSessionEnd, useSession } from '../member/session.ts';

const nothing: Following = { matches: [], teams: [] };

/** A visitor's. */
export const storedVisitorFollowing = storedValue<Following>({
  key: `${STORAGE_PREFIX}:starred`,
  parse: parseFollowing,
  serialize: (following) => (isEmpty(following) ? undefined : following),
});

interface MemberFollowing extends Following {
  /** Member id of their player; '' for none. */
  owner: string;
}

/** A member's. The key is among those that the end of the session removes (`stored-player.ts`). */
export const storedMemberFollowing = storedValue<MemberFollowing>({
  key: `${STORAGE_PREFIX}:following`,
  parse: (stored) => ({
    ...parseFollowing(stored),
    owner: isPlainObject(stored) && typeof stored['owner'] === 'string' ? stored['owner'] : '',
  }),
  serialize: (following) => (isEmpty(following) ? undefined : following),
});

export const storedFollowSettings = storedValue<FollowSettings>({
  key: `${STORAGE_PREFIX}:followSettings`,
  parse: parseFollowSettings,
  serialize: (settings) => (JSON.stringify(settings) === JSON.stringify(defaultFollowSettings) ? undefined : settings),
});

const visitors = createStoredState(storedVisitorFollowing);
const members = createStoredState(storedMemberFollowing);
const settings = createStoredState(storedFollowSettings);

onSessionEnd(() => members.write({ ...nothing, owner: '' }));

/** Returns what the player of this tab follows; nothing until the player is known. */
export function useFollowing(): Following {
  const { phase, player } = useSession();
  const ofVisitor = useStoredValue(visitors);
  const ofMember = useStoredValue(members);
  if (phase === 'visitor') return ofVisitor;
  return player !== null && ofMember.owner === player.memberId ? ofMember : nothing;
}

/** Returns true when there may be a match to announce: chosen, of a team or league, or of a waiting coupon. */
export function useFollowsAnything(): boolean {
  const { matches, teams } = useFollowing();
  const { coupons, leagues } = useFollowSettings();
  const pending = useTopicValue({ kind: 'coupons' }, 'changes')?.pendingCount ?? 0;
  return matches.length > 0 || teams.length > 0 || leagues || (coupons && pending > 0);
}

export function useFollowSettings(): FollowSettings {
  return useStoredValue(settings);
}

export function setFollowSettings(next: Partial<FollowSettings>): void {
  settings.write({ ...settings.read(), ...next });
}

/** @param otherId another id by which an older build may have stored the match */
export function followMatch(match: FollowedMatch, isFollowed: boolean, otherId = match.id): void {
  const mapped = storedMappedIds.read().flatMap((pair) => (pair.includes(match.id) ? [...pair] : []));
  change((following) => {
    const others = [match.id, otherId, ...mapped].reduce(
      (rest, id) => withMatch(rest, { ...match, id }, false),
      following,
    );
    return isFollowed ? withMatch(others, match, true) : others;
  });
}

export function followTeam(team: FollowedTeam, isFollowed: boolean): void {
  change((following) => withTeam(following, team, isFollowed));
}

/** Returns the ids of followed matches, each also by the id it has while it runs (match-50). */
export function useFollowedMatchIds(): ReadonlySet<number> {
  const { matches } = useFollowing();
  return useMemo(() => {
    const ids = new Set(matches.map(({ id }) => id));
    for (const pair of storedMappedIds.read()) if (pair.some((id) => ids.has(id))) pair.forEach((id) => ids.add(id));
    return ids;
  }, [matches]);
}

export function useIsTeamFollowed(team: FollowedTeam): boolean {
  return useFollowing().teams.some((each) => isSameTeam(each, team));
}

function change(apply: (following: Following) => Following): void {
  const { phase, player } = currentSession();
  if (phase === 'visitor') visitors.write(apply(visitors.read()));
  else if (player !== null) {
    const before = members.read();
    const owner = player.memberId;
    members.write({ ...apply(before.owner === owner ? before : nothing), owner });
  }
}

function isEmpty({ matches, teams }: Following): boolean {
  return matches.length === 0 && teams.length === 0;
}
