import PictureInPicture from 'lucide-react/icons/picture-in-picture-2';
import { openFloatingScores } from '../../state/following/floating-window.ts';
import { hideSheet, showModal } from '../../state/overlays/dialogs.ts';
import { Button } from '../../ui/control/button.tsx';

/** Opens the floating window with the scores of followed matches (rule follow-11). */
export function FloatingButton() {
  const open = async (): Promise<void> => {
    hideSheet();
    if (await openFloatingScores()) return;
    showModal({
      title: 'Pencere açılamadı',
      content: 'Tarayıcın yeni pencereyi engelledi. Site ayarlarından Tribün’ün pencere açmasına izin ver.',
    });
  };
  return (
    <Button variant="quiet" onClick={() => void open()}>
      <PictureInPicture size={18} aria-hidden /> Yüzen skorlar
    </Button>
  );
}
