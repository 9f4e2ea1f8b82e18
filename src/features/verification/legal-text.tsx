import type { LegalTextName } from '../../contract/services/common.ts';
import { useLegalText } from '../../state/member/use-legal-text.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

export function LegalText({ name }: { name: LegalTextName }) {
  const { phase, value, failure, retry } = useLegalText(name);
  if (phase === 'failed' && failure !== null) return <FailureNotice failure={failure} onRetry={retry} />;
  if (phase !== 'ready') return <Skeleton height={200} />;
  return <ServerHtml html={value.contents} />;
}
