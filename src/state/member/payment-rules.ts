/** Rules for moving money (rule wallet-2), as the service sends them for this kind of device. */
import type { Loaded } from '../../model/load.ts';
import type { PaymentRules } from '../../model/payment.ts';
import { useServicePlatform } from '../device/service-platform.ts';
import { useRead } from '../load/use-read.ts';

/** Returns the rules; after a failed load none, so that no money moves by outdated rules. */
export function usePaymentRules(): Loaded<PaymentRules> {
  const platform = useServicePlatform();
  const rules = useRead('getPaymentBlocks', { query: { platform } });
  return rules.failure === null ? rules : { ...rules, phase: 'failed', value: undefined };
}
