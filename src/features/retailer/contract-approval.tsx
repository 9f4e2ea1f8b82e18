import { LegalText } from '../../parts/legal-text/legal-text.tsx';
import { Button } from '../../ui/control/button.tsx';
import styles from './contract-approval.module.css';

/** The membership contract; nobody agrees to what could not be read. */
export function ContractApproval({ onApprove, onLeave }: { onApprove: () => void; onLeave: () => void }) {
  const ways = (isRead: boolean) => (
    <div className={styles['foot']}>
      <Button variant="primary" wide disabled={!isRead} onClick={onApprove}>
        Okudum, onaylıyorum
      </Button>
      <Button variant="text" wide onClick={onLeave}>
        Vazgeç
      </Button>
    </div>
  );
  return (
    <div className={styles['approval']}>
      <LegalText name="contract-info" foot={ways} />
    </div>
  );
}
