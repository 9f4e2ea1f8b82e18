import EyeOff from 'lucide-react/icons/eye-off';
import type { EventHead } from '../../../model/program.ts';
import { useSpoilerPreference } from '../../../state/spoiler/use-spoiler-preference.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** Shown in place of a tab that would reveal a score the player does not want to see yet (rule cover-5). */
export function SpoilerNotice({ head }: { head: EventHead }) {
  const wish = useSpoilerPreference();
  const icon = <EyeOff size={28} aria-hidden />;
  if (wish.how === 'delayed') {
    return (
      <EmptyState
        icon={icon}
        title={`Skorlar ${wish.seconds} saniye gecikmeli`}
        text="Bu bölüm skorla birlikte birazdan burada olacak."
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title="Skorlar gizli"
      text="Bu bölüm maçın nasıl gittiğini anlatır."
      action={
        <button type="button" className={buttonClass('primary')} data-uncover={head.id}>
          Skoru göster
        </button>
      }
    />
  );
}
