import type { LegalTextName } from '../../../contract/services/common.ts';
import { useLegalText } from '../../../state/member/use-legal-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { ServerHtml } from '../../../ui/server-html/server-html.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './legal-sheet.module.css';

export interface LegalSheetProps {
  name: LegalTextName;
  confirmText: string;
  onConfirm: () => void;
}

/** A legal text as the service has it now, and below it the button that confirms it. */
export function LegalSheet({ name, confirmText, onConfirm }: LegalSheetProps) {
  const text = useLegalText(name);
  if (text.failure !== null) return <FailureNotice failure={text.failure} onRetry={text.retry} />;
  if (text.phase === 'loading') {
    return (
      <div className={styles['loading']} aria-busy="true">
        <p className="visually-hidden">Yükleniyor…</p>
        <Skeleton height={20} width="60%" radius="s" />
        <Skeleton height={120} />
        <Skeleton height={160} />
      </div>
    );
  }
  return (
    <>
      <ServerHtml html={text.value.contents} />
      <div className={styles['foot']}>
        <Button variant="primary" wide onClick={onConfirm}>
          {confirmText}
        </Button>
      </div>
    </>
  );
}
