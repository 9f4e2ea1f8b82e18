import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { links } from '../../routes/routes.ts';
import { isOnline } from '../../state/engine/online.ts';
import { crashWords } from './crash-words.ts';
import { LineIcon } from '../../ui/picture/line-icon.tsx';

/** Stands where a screen broke. The link loads anew: what broke may be the part that would navigate. */
export function CrashPage({ error }: { error: unknown }) {
  const { title, text } = crashWords(error, isOnline());
  return (
    <div role="alert" data-crash>
      <EmptyState
        icon={<LineIcon of="alert" size={26} />}
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
