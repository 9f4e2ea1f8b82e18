import type { PlayConditions } from '../../domain/slip/slip-rules.ts';
import { useConnection } from '../../state/engine/connection.ts';
import { useOnline } from '../../state/engine/online.ts';

/** What is around the slip in this tab (design §6: never offline, never on old live odds). */
export function usePlayConditions(locked: boolean): PlayConditions {
  const { status } = useConnection();
  const online = useOnline() && status !== 'off';
  return { online, liveStale: status !== 'on', locked };
}
