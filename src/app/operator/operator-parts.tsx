import { useEffect } from 'react';
import type { OperatorSettings } from '../../platform/page/operator-settings.ts';
import { inWebView } from '../../platform/page/web-view.ts';
import { loadedLater } from '../../state/load/after-first-screen.ts';
import { loadableComponent } from '../../state/load/loadable.ts';
import { caught, early } from '../../state/operator/caught.ts';
import { useOperator } from '../../state/operator/operator.ts';
import { PageBoundary } from '../errors/page-boundary.tsx';
import { move } from '../routing/move.ts';
import { landingAddress, withCampaign } from './campaign.ts';

const ConsentBanner = loadableComponent(() => import('../../features/consent/consent-banner.tsx'));
const LiveChat = loadableComponent(() => import('../../features/chat/live-chat.tsx'));
const Measuring = loadableComponent(() => import('./measuring.tsx'));

/**
 * The operator's third-party parts: consent, measuring, live chat, error reports (rule operator-1). Parts that are not
 * configured are not loaded.
 */
export function OperatorParts() {
  const operator = useOperator();
  useEffect(() => {
    const landing = landingAddress();
    move.to = (to) => withCampaign(to, location.href, landing);
  }, []);
  useReports(operator);
  if (operator === null) return null;
  const { container, chat } = operator;
  return (
    <PageBoundary compact resetKey="">
      {container !== null && !inWebView() && (
        <>
          <ConsentBanner />
          <Measuring container={container} />
        </>
      )}
      {chat !== null && <LiveChat provider={chat} />}
    </PageBoundary>
  );
}

function useReports(operator: OperatorSettings | null): void {
  useEffect(() => {
    if (operator === null) return undefined;
    const life = new AbortController();
    void startReporting(operator, life.signal);
    return () => life.abort();
  }, [operator]);
}

async function startReporting({ errorReports, file }: OperatorSettings, signal: AbortSignal): Promise<void> {
  if (errorReports === null) {
    // Reports are not configured, so the errors collected so far are discarded and later ones ignored.
    early.length = 0;
    caught.tell = () => undefined;
    return;
  }
  const { startReports } = await loadedLater(() => import('../../state/operator/reports.ts'));
  if (!signal.aborted) startReports(errorReports, file, signal);
}
