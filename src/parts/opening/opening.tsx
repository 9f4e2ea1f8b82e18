import type { ReactNode } from 'react';
import { useTopicValue } from '../../state/engine/live.ts';
import { reloadPlayer, signOut } from '../../state/member/session-calls.ts';
import { Button } from '../../ui/control/button.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';

/**
 * There are tokens, and it is not known yet whose: what stands for the page, or why the player did not come. Nothing else of
 * the account can be reached then, so the ways on stand here: once more, or out.
 */
export function Opening({ skeleton }: { skeleton: ReactNode }) {
  const load = useTopicValue({ kind: 'session' }, 'load');
  if (load?.phase !== 'failed' || load.failure === undefined) return skeleton;
  return (
    <FailureNotice failure={load.failure} onRetry={() => void reloadPlayer()}>
      <Button variant="text" onClick={() => void signOut()}>
        Çıkış yap
      </Button>
    </FailureNotice>
  );
}
