import Contrast from 'lucide-react/icons/contrast';
import { chooseTheme, useTheme } from '../../../state/device/ui-settings.ts';
import { ThemeChoice } from '../../../ui/control/theme-choice.tsx';
import styles from './theme-menu.module.css';

/** Theme choice in the header; on a phone it is in the footer. */
export default function ThemeMenu() {
  const theme = useTheme();
  return (
    <>
      <button
        type="button"
        className={`icon-button rigid muted ${styles['button']}`}
        popoverTarget="gorunum"
        aria-label="Görünümü seç"
      >
        <Contrast size={20} aria-hidden="true" />
      </button>
      <div id="gorunum" popover="auto" className={styles['menu']}>
        <ThemeChoice value={theme} onChange={chooseTheme} />
      </div>
    </>
  );
}
