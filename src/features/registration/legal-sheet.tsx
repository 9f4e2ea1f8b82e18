import type { LegalTextName } from '../../contract/services/common.ts';
import { readService } from '../../state/services.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './legal-sheet.module.css';

export interface LegalSheetProps {
  name: LegalTextName;
  confirmText: string;
  onConfirm: () => void;
}

/** A legal text as the service has it now, and below it the button that confirms it. */
export function LegalSheet({ name, confirmText, onConfirm }: LegalSheetProps) {
  const text = useLoaded<string>(name, '', async () => {
    const result = await readService('getLegalText', { parameters: { name } });
    return result.ok ? { ok: true, value: result.value.contents } : result;
  });
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
      <ServerHtml html={text.value} />
      <div className={styles['foot']}>
        <Button variant="primary" wide onClick={onConfirm}>
          {confirmText}
        </Button>
      </div>
    </>
  );
}
