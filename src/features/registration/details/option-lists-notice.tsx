import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import type { RegisterLists } from './use-register-lists.ts';

/** Without the lists nobody can go on: why they are missing, and once more. */
export function CodeListsNotice({ lists }: { lists: RegisterLists }) {
  if (lists.phase !== 'failed' || lists.failure === null) return null;
  return <FailureNotice failure={lists.failure} onRetry={lists.retry} />;
}
