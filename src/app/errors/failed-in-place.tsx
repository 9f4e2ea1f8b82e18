import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** A part beside the page that broke or could not be fetched: a line and a retry instead of the page of words. */
export function FailedInPlace({ title, onRetry }: { title: string; onRetry: () => void }) {
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
