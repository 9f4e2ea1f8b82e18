/** Why "Oyna" is disabled (sportsbook §4 "playable or not"; design §6: never offline, never on old live odds). */
import { type JudgedSlip, type SlipFault, slipFaults } from './slip-rules.ts';
import type { SlipItem, SlipLimits } from './slip.ts';

export type PlayObstacle =
  /** A coupon of this slip was sent and its end is not known yet. */
  | { kind: 'locked' }
  | { kind: 'empty' }
  | { kind: 'offline' }
  /** The live feed is silent and so many items need it. */
  | { kind: 'staleLive'; count: number }
  | { kind: 'removed'; count: number }
  | { kind: 'suspended'; count: number }
  | SlipFault;

/** What is around the slip. */
export interface PlayConditions {
  online: boolean;
  /** Running events' odds may be old. */
  liveStale: boolean;
  locked: boolean;
}

export type PlayedSlip = Omit<JudgedSlip, 'items'> & {
  items: readonly Pick<SlipItem, 'banker' | 'minBets' | 'live' | 'status'>[];
};

/** Every reason not to play, the most important first; none when "Oyna" is enabled. */
export function playObstacles(slip: PlayedSlip, limits: SlipLimits, around: PlayConditions): PlayObstacle[] {
  const { items } = slip;
  const live = around.liveStale ? items.filter((item) => item.live).length : 0;
  const removed = items.filter(({ status }) => status === 'removed').length;
  const suspended = items.filter(({ status }) => status === 'suspended').length;
  const obstacles: (PlayObstacle | null)[] = [
    around.locked ? { kind: 'locked' } : null,
    items.length === 0 ? { kind: 'empty' } : null,
    around.online ? null : { kind: 'offline' },
    live > 0 ? { kind: 'staleLive', count: live } : null,
    removed > 0 ? { kind: 'removed', count: removed } : null,
    suspended > 0 ? { kind: 'suspended', count: suspended } : null,
    ...slipFaults(slip, limits),
  ];
  return obstacles.filter((obstacle) => obstacle !== null);
}
