import type { PlayConditions } from '../../domain/betslip/playability.ts';
import { useConnection } from '../../state/connection.ts';
import { useOnline } from '../../state/online.ts';

/** What is around the slip in this tab (design §6: never offline, never on old live odds). */
export function usePlayConditions(locked: boolean): PlayConditions {
  const { status } = useConnection();
  const online = useOnline() && status !== 'off';
  return { online, liveStale: status !== 'on', locked };
}
