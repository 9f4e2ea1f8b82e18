/** Replaces a part whose code failed to load, in its place; loading is retried automatically (rule failure-12). */
import type { MissingPartProps } from '../../state/load/loadable.ts';
import { isOnline } from '../../state/engine/online.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { InlineFailure } from './inline-failure.tsx';
import { LineIcon } from '../../ui/picture/line-icon.tsx';
import { missingPartText } from './crash-text.ts';

interface Props extends MissingPartProps {
  /** True for a secondary part of the page: a line and a button. */
  compact?: boolean;
}

export default function MissingPartNotice({ onRetry, compact = false }: Props) {
  const { title, text } = missingPartText(isOnline());
  if (compact) {
    return <InlineFailure title={title} onRetry={onRetry} />;
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
