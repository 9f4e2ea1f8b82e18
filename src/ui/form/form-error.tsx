import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import styles from './form-error.module.css';

/** What is wrong with the whole form. The element is there before its text: screen readers announce what is put into it. */
export function FormError({ text }: { text: string }) {
  return (
    <div role="alert">
      {text !== '' && (
        <p className={styles['error']}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
