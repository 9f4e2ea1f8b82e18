import X from 'lucide-react/icons/x';
import styles from './dialogs.module.css';

export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles['close']} aria-label="Kapat" onClick={onClick}>
      <X size={20} aria-hidden="true" />
    </button>
  );
}
