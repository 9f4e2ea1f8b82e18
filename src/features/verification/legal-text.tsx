import type { LegalTextName } from '../../contract/services/common.ts';
import { readService } from '../../state/services.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function LegalText({ name }: { name: LegalTextName }) {
  const { phase, value, failure, retry } = useLoaded(name, { contents: '' }, () =>
    readService('getLegalText', { parameters: { name } }),
  );
  if (phase === 'failed' && failure !== null) return <FailureNotice failure={failure} onRetry={retry} />;
  if (phase !== 'ready') return <Skeleton height={200} />;
  return <ServerHtml html={value.contents} />;
}
