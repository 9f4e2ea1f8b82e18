import { type InstallMethod, promptInstall, useInstallMethod } from '../../state/device/install-offer.ts';
import { showSheet } from '../../state/overlays/dialogs.ts';
import { Button } from '../../ui/control/button.tsx';
import { InstallSteps } from '../../parts/install-steps/install-steps.tsx';
import styles from './settings-page.module.css';

/** Installs the app on the home screen, or explains how. */
export function InstallSetting() {
  const way = useInstallMethod();
  return (
    <div className={`row ${styles['row']}`}>
      <p className="stack fill shrink gap-2px">
        <span className="weight-550">{way === null ? 'Tribün bu cihazda yüklü' : 'Tribün’ü yükle'}</span>
        <span className="text-xs muted leading-145">{way === null ? installed : hints[way]}</span>
      </p>
      {way === 'prompt' && (
        <Button variant="quiet" onClick={() => void promptInstall()}>
          Yükle
        </Button>
      )}
      {way === 'steps' && (
        <Button variant="quiet" onClick={showSteps}>
          Nasıl?
        </Button>
      )}
    </div>
  );
}

function showSteps(): void {
  showSheet({ title: 'Ana ekrana ekle', content: <InstallSteps />, buttonText: 'Anladım' });
}

const installed = 'Kendi penceresinde açılır, kuponların internet yokken de yanında.';
const hints: Record<InstallMethod, string> = {
  prompt: 'Ana ekranından açılır, kuponların internet yokken de yanında.',
  steps: 'Ana ekranına ekle: tek dokunuşla açılır, kuponların internet yokken de yanında.',
  menu: 'Tarayıcının menüsünde “Uygulamayı yükle” ya da “Ana ekrana ekle” seçeneğine bak.',
};
