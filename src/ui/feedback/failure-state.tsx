import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { failureText } from '../../domain/failure-text.ts';
import { Button } from '../control/button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { FailureNoticeProps } from './failure-notice.tsx';

/**
 * Full-page failure with a retry button (rule failure-1), if nothing could be loaded. Parts of a page use
 * `FailureNotice`.
 */
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
