import type { Player } from '../../model/player.ts';

type Named = Pick<Player, 'playerNo' | 'memberId'>;

/** Returns true when both players are known and differ; an unknown id matches any player. */
export function isDifferentPlayer(one: Named, other: Named): boolean {
  if (one.playerNo !== 0 && other.playerNo !== 0) return one.playerNo !== other.playerNo;
  return isDifferentPlayerId(one.memberId, other.memberId);
}

export function isDifferentPlayerId(one: string, other: string): boolean {
  return one !== '' && other !== '' && one !== other;
}
