import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/**
 * Replaces a secondary part that crashed or could not be fetched: a line with a retry instead of a full page of text.
 */
export function InlineFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div data-crash>
      <EmptyState
        title={title}
        action={
          <Button variant="quiet" onClick={onRetry}>
            Tekrar dene
          </Button>
        }
      />
    </div>
  );
}
