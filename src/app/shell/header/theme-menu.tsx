import Contrast from 'lucide-react/icons/contrast';
import { Suspense, lazy } from 'react';
import { chooseTheme, useTheme } from '../../../state/device/theme.ts';
import { firstScreen } from '../../../state/load/first-screen.ts';
import styles from './header.module.css';

const ThemeChoice = lazy(() =>
  firstScreen.stands
    .then(() => import('../../../ui/control/theme-choice.tsx'))
    .then(({ ThemeChoice }) => ({ default: ThemeChoice })),
);

/** The header's way to the theme; on a phone the choice stands in the footer. */
export function ThemeMenu() {
  const theme = useTheme();
  return (
    <div className={styles['theme']}>
      <button type="button" className={styles['icon']} popoverTarget="gorunum" aria-label="Görünümü seç">
        <Contrast size={20} aria-hidden="true" />
      </button>
      <div id="gorunum" popover="auto" className={styles['menu']}>
        <Suspense fallback={null}>
          <ThemeChoice value={theme} onChange={chooseTheme} />
        </Suspense>
      </div>
    </div>
  );
}
