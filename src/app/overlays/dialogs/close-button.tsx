import X from 'lucide-react/icons/x';
import styles from './dialogs.module.css';

/** `held`: the button is disabled for now. */
export function CloseButton({ held = false, onClick }: { held?: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`icon-button rigid muted ${styles['close']}`}
      aria-label="Kapat"
      aria-disabled={held}
      onClick={onClick}
    >
      <X size={20} aria-hidden="true" />
    </button>
  );
}
