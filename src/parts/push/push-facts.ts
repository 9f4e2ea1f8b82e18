/** Facts that the subscription of this device contains: member, followed matches, teams and leagues, wanted moments. */
import { useEffect, useMemo, useState } from 'react';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { useFollowSettings, useFollowing } from '../../state/following/following.ts';
import { useWaitingMatches } from '../../state/following/waiting-legs.ts';
import { useSession } from '../../state/member/session.ts';
import type { PushFacts } from '../../state/push/subscription.ts';
import { useSpoilerPreference } from '../../state/spoiler/use-spoiler-preference.ts';
import { memberReference } from '../../storage/push/member-copies.ts';
import type { FollowedMatch } from '../../model/following.ts';
import type { PushMatch } from '../../storage/push/push-record.ts';

/** Returns undefined for a visitor, and until the member is known. */
export function usePushFacts(): PushFacts | undefined {
  const member = useMemberReference();
  const { matches, teams } = useFollowing();
  const { coupons, leagues: withLeagues, onlyCoupons, kinds, quiet } = useFollowSettings();
  const leagues = useTopicValue({ kind: 'favourites' }, 'leagues');
  const waiting = useWaitingMatches(true);
  const isCovered = useSpoilerPreference().how !== 'shown';
  return useMemo(() => {
    if (member === '') return undefined;
    const followed = [...(coupons ? waiting : []), ...(onlyCoupons ? [] : matches)];
    const named = [...new Map(followed.map((match) => [match.id, toPushMatch(match)])).values()];
    // A note about a match whose score is hidden or delayed would reveal that something has happened (push-6).
    const told = isCovered ? [] : named.filter(({ name }) => name !== '');
    const hasGroups = !isCovered && !onlyCoupons;
    return {
      ...{ member, matches: told, moments: kinds, waiting: waiting.map(toPushMatch), quiet },
      teams: hasGroups ? teams : noTeams,
      leagues: hasGroups && withLeagues ? (leagues ?? []) : noLeagues,
    };
  }, [member, matches, teams, waiting, coupons, leagues, withLeagues, onlyCoupons, kinds, quiet, isCovered]);
}

const noTeams: PushFacts['teams'] = [];
const noLeagues: PushFacts['leagues'] = [];

const toPushMatch = ({ id, sportId, name }: FollowedMatch): PushMatch => ({ id, sportId, name });

function useMemberReference(): string {
  const { phase, player } = useSession();
  const memberId = phase === 'member' ? (player?.memberId ?? '') : '';
  const [known, setKnown] = useState({ memberId: '', reference: '' });
  useEffect(() => {
    let isCurrent = true;
    if (memberId !== '') {
      void memberReference(memberId).then((reference) => {
        if (isCurrent) setKnown({ memberId, reference });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [memberId]);
  return known.memberId === memberId ? known.reference : '';
}
