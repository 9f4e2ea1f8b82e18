import { useEffect } from 'react';
import type { OperatorSettings } from '../../platform/page/operator-settings.ts';
import { isWebView } from '../../platform/page/web-view.ts';
import { loadAfterFirstScreen } from '../../state/load/after-first-screen.ts';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { uncaughtErrorHandler, earlyErrors } from '../../state/operator/early-errors.ts';
import { useStoredValue } from '../../state/device/use-stored-value.ts';
import { pushFlag } from '../../state/push/push-flag.ts';
import { useOperatorSettings } from '../../state/operator/use-operator-settings.ts';
import { PageBoundary } from '../errors/page-boundary.tsx';
import { navigationHooks } from '../routing/navigation-hooks.ts';
import { InHeader } from './in-header.tsx';
import { landingAddress, withCampaign } from './campaign.ts';

const ConsentBanner = createLoadableComponent(() => import('../../features/consent/consent-banner.tsx'));
const LiveChat = createLoadableComponent(() => import('../../features/chat/live-chat.tsx'));
const BrowserMeasures = createLoadableComponent(() => import('./browser-measures.tsx'));
const PushKeeper = createLoadableComponent(() => import('../../parts/push/push-keeper.tsx'));
const Measuring = createLoadableComponent(() => import('./measuring.tsx'));

/**
 * The operator's third-party parts: consent, measuring, live chat, error reports, measures, push (rule operator-1). Parts that are
 * not configured are not loaded.
 */
export function OperatorParts() {
  const operator = useOperatorSettings();
  useEffect(() => {
    const landing = landingAddress();
    navigationHooks.to = (to) => withCampaign(to, location.href, landing);
  }, []);
  useReports(operator);
  const hasPush = useStoredValue(pushFlag);
  if (operator === null) return null;
  const { container, chat, measures, push } = operator;
  const asksConsent = container !== null && !isWebView();
  return (
    <PageBoundary compact resetKey="">
      {asksConsent && (
        <>
          <ConsentBanner />
          <Measuring container={container} />
        </>
      )}
      {measures !== null && <BrowserMeasures receiver={measures} asksConsent={asksConsent} />}
      {push !== null && hasPush && <PushKeeper service={push} />}
      {chat !== null && <LiveChat provider={chat} InHeader={InHeader} />}
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
    earlyErrors.length = 0;
    uncaughtErrorHandler.report = () => undefined;
    return;
  }
  const { startErrorReports } = await loadAfterFirstScreen(() => import('../../state/operator/error-reports.ts'));
  if (!signal.aborted) startErrorReports(errorReports, file, signal);
}
