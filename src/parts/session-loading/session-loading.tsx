import type { ReactNode } from 'react';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { reloadPlayer, signOut } from '../../state/member/session-calls.ts';
import { Button } from '../../ui/control/button.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';

/**
 * Content while the tokens' player is still loading: the skeleton, or why loading failed. No account page can be
 * reached then, so the notice offers both retry and sign-out.
 */
export function SessionLoading({ skeleton }: { skeleton: ReactNode }) {
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
