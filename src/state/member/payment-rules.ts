/** Whether money may move (rule wallet-2), as the service says for this kind of device. */
import { useState } from 'react';
import type { Loaded } from '../../model/load.ts';
import type { PaymentRules } from '../../model/withdrawal.ts';
import { currentViewport } from '../../platform/device/viewport.ts';
import { useRead } from '../load/use-read.ts';

/** After a load that failed nothing may move: what was known before says nothing of now. */
export function usePaymentRules(): Loaded<PaymentRules> {
  // Of the page as it was opened: a phone that is turned is the same, and what is typed below stays.
  const [platform] = useState(platformNow);
  const rules = useRead('getPaymentBlocks', { query: { platform } });
  return rules.failure === null ? rules : { ...rules, phase: 'failed', value: undefined };
}

function platformNow(): 'WEBMOBILE' | 'WEB' {
  return currentViewport() === 'mobile' ? 'WEBMOBILE' : 'WEB';
}
