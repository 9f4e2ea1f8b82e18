import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { isOnline } from '../../state/engine/online.ts';
import { crashText } from './crash-text.ts';
import { InlineFailure } from './inline-failure.tsx';
import { LineIcon } from '../../ui/picture/line-icon.tsx';

interface Props {
  error: unknown;
  /** Set for a secondary part of the page: shows a line with a retry instead of a full page of text. */
  onRetry?: (() => void) | undefined;
}

/** Replaces a screen that crashed. Its link reloads the document, because the crashed part may be the router. */
export default function CrashPage({ error, onRetry }: Props) {
  if (onRetry !== undefined) {
    return <InlineFailure title="Bu bölüm açılamadı" onRetry={onRetry} />;
  }
  const { title, text } = crashText(error, isOnline());
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
            <a href={entryLinks.home()} className={buttonClass('quiet')}>
              Anasayfaya dön
            </a>
          </>
        }
      />
    </div>
  );
}
