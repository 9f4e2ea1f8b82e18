import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useLocation } from 'wouter';
import { useCurrentPage } from '../../pages/use-current-page.ts';
import { goBack } from './go-back.ts';
import styles from './header.module.css';

/** Installed, the product stands in a window without the browser's own way back. */
export default function BackButton() {
  const [, navigate] = useLocation();
  const { above } = useCurrentPage();
  if (above === null) return null;
  return (
    <button type="button" className={styles['back']} aria-label="Geri" onClick={() => goBack(() => navigate(above))}>
      <ArrowLeft size={22} aria-hidden="true" />
    </button>
  );
}
