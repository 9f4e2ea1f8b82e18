import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useLocation } from 'wouter';
import { useCurrentPage } from '../../pages/use-current-page.ts';
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

/** A browser that does not say whether anything lies behind has gone there by then, or never. */
const GONE_MS = 400;

function goBack(otherwise: () => void): void {
  const nothingBehind = 'navigation' in globalThis ? !navigation.canGoBack : history.length <= 1;
  if (nothingBehind) {
    otherwise();
    return;
  }
  const timer = setTimeout(otherwise, GONE_MS);
  addEventListener('popstate', () => clearTimeout(timer), { once: true });
  history.back();
}
