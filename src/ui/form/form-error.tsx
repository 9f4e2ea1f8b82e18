import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import styles from './form-error.module.css';

/**
 * Error of the whole form. The live region is always rendered, because screen readers announce only what is put into an
 * existing one.
 */
export function FormError({ text }: { text: string }) {
  return (
    <div role="alert">
      {text !== '' && (
        <p className={`flex gap-2 text-sm ${styles['error']}`}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
