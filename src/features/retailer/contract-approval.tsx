import { useLegalText } from '../../state/member/use-legal-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './contract-approval.module.css';

/** The membership contract; nobody agrees to what could not be read. */
export function ContractApproval({ onApprove, onLeave }: { onApprove: () => void; onLeave: () => void }) {
  const { phase, value, failure, retry } = useLegalText('contract-info');
  return (
    <div className={styles['approval']}>
      {phase === 'failed' && failure !== null && <FailureNotice failure={failure} onRetry={retry} />}
      {phase === 'loading' && <Skeleton height={240} />}
      {phase === 'ready' && <ServerHtml html={value.contents} />}
      <div className={styles['foot']}>
        <Button variant="primary" wide disabled={phase !== 'ready'} onClick={onApprove}>
          Okudum, onaylıyorum
        </Button>
        <Button variant="text" wide onClick={onLeave}>
          Vazgeç
        </Button>
      </div>
    </div>
  );
}
