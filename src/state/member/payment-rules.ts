/** Whether money may move (rule wallet-2), as the service says for this kind of device. */
import type { Loaded } from '../../model/load.ts';
import type { PaymentRules } from '../../model/withdrawal.ts';
import { useViewport } from '../device/viewport.ts';
import { useRead } from '../load/use-read.ts';

export function usePaymentRules(): Loaded<PaymentRules> {
  const platform = useViewport() === 'mobile' ? 'WEBMOBILE' : 'WEB';
  return useRead('getPaymentBlocks', { query: { platform } });
}
