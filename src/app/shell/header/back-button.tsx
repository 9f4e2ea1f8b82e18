import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useLocation } from 'wouter';
import { useCurrentPage } from '../../pages/use-current-page.ts';
import { goBack } from './go-back.ts';
import styles from './back-button.module.css';

/** Back button for the installed app, whose window has none of the browser's. */
export default function BackButton() {
  const [, navigate] = useLocation();
  const { backTarget } = useCurrentPage();
  if (backTarget === null) return null;
  return (
    <button
      type="button"
      className={`icon-button rigid ${styles['back']}`}
      aria-label="Geri"
      onClick={() => goBack(() => navigate(backTarget))}
    >
      <ArrowLeft size={22} aria-hidden="true" />
    </button>
  );
}
