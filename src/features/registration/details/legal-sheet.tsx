import type { LegalTextName } from '../../../contract/services/common.ts';
import { LegalText } from '../../../parts/legal-text/legal-text.tsx';
import { Button } from '../../../ui/control/button.tsx';
import styles from './legal-sheet.module.css';

export interface LegalSheetProps {
  name: LegalTextName;
  confirmText: string;
  onConfirm: () => void;
}

/** A legal text as the service has it now, and below it the button that confirms it. */
export function LegalSheet({ name, confirmText, onConfirm }: LegalSheetProps) {
  const confirm = (
    <div className={styles['foot']}>
      <Button variant="primary" wide onClick={onConfirm}>
        {confirmText}
      </Button>
    </div>
  );
  return <LegalText name={name} foot={(isRead) => isRead && confirm} />;
}
