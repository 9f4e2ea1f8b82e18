import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import styles from './install-steps.module.css';

/** Steps to install the product on iOS or iPadOS, where a page cannot prompt for the installation. */
export function InstallSteps() {
  return (
    <ol className={`stack gap-2 ${styles['steps']}`}>
      <li className={`row gap-3 ${styles['step']}`}>
        <Share size={22} aria-hidden="true" />
        <span>
          Tarayıcının <strong>Paylaş</strong> düğmesine dokun.
        </span>
      </li>
      <li className={`row gap-3 ${styles['step']}`}>
        <SquarePlus size={22} aria-hidden="true" />
        <span>
          Listeden <strong>Ana Ekrana Ekle</strong> seçeneğini bul.
        </span>
      </li>
      <li className={`row gap-3 ${styles['step']}`}>
        <span className={`stack rigid text-xs ${styles['mark']}`} aria-hidden="true">
          T
        </span>
        <span>
          <strong>Ekle</strong>’ye dokun. Tribün ana ekranında.
        </span>
      </li>
    </ol>
  );
}
