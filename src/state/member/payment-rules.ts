/** Whether money may move (rule wallet-2), as the service says for this kind of device. */
import type { Loaded } from '../../model/load.ts';
import type { PaymentRules } from '../../model/withdrawal.ts';
import { useToldPlatform } from '../device/told-platform.ts';
import { useRead } from '../load/use-read.ts';

/** After a load that failed nothing may move: what was known before says nothing of now. */
export function usePaymentRules(): Loaded<PaymentRules> {
  const platform = useToldPlatform();
  const rules = useRead('getPaymentBlocks', { query: { platform } });
  return rules.failure === null ? rules : { ...rules, phase: 'failed', value: undefined };
}
