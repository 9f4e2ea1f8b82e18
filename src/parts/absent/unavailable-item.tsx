import CloudOff from 'lucide-react/icons/cloud-off';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import type { Failure } from '../../model/failure.ts';
import { useOnline } from '../../state/engine/online.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';

interface Said {
  title: string;
  text: string;
}

interface UnavailableItemProps {
  failure: Failure;
  onRetry: () => void;
  /** Shown when the service responds that the item does not exist, so no retry is offered. */
  missing: Said & { action: ReactNode };
  /**
   * Shown when the request failed for lack of a network and nothing is cached. Without `action` there is only a retry.
   */
  unreached: Said & { action?: ReactNode };
}

/** Empty state for a single item that could not be loaded: the reason and what to do next. */
export function UnavailableItem({ failure, onRetry, missing, unreached }: UnavailableItemProps) {
  const online = useOnline();
  if (isDefinitiveRefusal(failure)) return <EmptyState icon={<SearchX size={28} aria-hidden />} {...missing} />;
  if (online && failure.kind !== 'network') return <FailureState failure={failure} onRetry={onRetry} />;
  const { title, text, action } = unreached;
  const again = (
    <Button variant="quiet" onClick={onRetry}>
      Tekrar dene
    </Button>
  );
  return (
    <EmptyState
      icon={<CloudOff size={28} aria-hidden />}
      title={title}
      text={text}
      action={online || action === undefined ? again : action}
    />
  );
}
