import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { failureText } from '../../domain/failure-text.ts';
import { Button } from '../control/button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { FailureNoticeProps } from './failure-notice.tsx';

/** A page of which nothing came: why, and the way on (rule failure-1). Within a page the notice says it. */
export function FailureState({ failure, onRetry }: FailureNoticeProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert size={26} aria-hidden />}
        title={failureText(failure)}
        action={
          <Button variant="primary" onClick={onRetry}>
            Tekrar dene
          </Button>
        }
      />
    </div>
  );
}
