/** Replaces a part whose code failed to load, in its place; loading is retried automatically (rule failure-12). */
import type { MissingPartProps } from '../../state/load/missing-part.ts';
import { isOnline } from '../../state/engine/online.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailedInPlace } from './failed-in-place.tsx';
import { LineIcon } from '../../ui/picture/line-icon.tsx';
import { missingWords } from './crash-words.ts';

interface Props extends MissingPartProps {
  /** True for a secondary part of the page: a line and a button. */
  compact?: boolean;
}

export default function MissingPart({ onRetry, compact = false }: Props) {
  const { title, text } = missingWords(isOnline());
  if (compact) {
    return <FailedInPlace title={title} onRetry={onRetry} />;
  }
  return (
    <div role="alert" data-crash>
      <EmptyState
        icon={<LineIcon of="alert" size={26} />}
        title={title}
        text={text}
        action={
          <>
            <Button variant="primary" onClick={onRetry}>
              Tekrar dene
            </Button>
            <Button variant="quiet" onClick={() => location.reload()}>
              Sayfayı yenile
            </Button>
          </>
        }
      />
    </div>
  );
}
