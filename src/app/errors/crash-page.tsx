import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { links } from '../../routes/routes.ts';
import { crashWords } from './crash-words.ts';

/** Stands where a screen broke. The link loads anew: what broke may be the part that would navigate. */
export function CrashPage({ error }: { error: unknown }) {
  const { title, text } = crashWords(error, navigator.onLine);
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert size={26} aria-hidden="true" />}
        title={title}
        text={text}
        action={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              Sayfayı yenile
            </Button>
            <a href={links.home()} className={buttonClass('quiet')}>
              Anasayfaya dön
            </a>
          </>
        }
      />
    </div>
  );
}
