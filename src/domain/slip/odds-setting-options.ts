/** The member's setting for odds that change between the tap and the coupon: aa and aoi (rule odds-9). */
import type { OddsAcceptance } from '../../model/slip.ts';

export const oddsSettingOptions: readonly { label: string; value: OddsAcceptance }[] = [
  { label: 'Her değişiklikte bana sor', value: { acceptAll: false, acceptIncreases: false } },
  { label: 'Yalnızca yükselen oranları kabul et', value: { acceptAll: false, acceptIncreases: true } },
  { label: 'Tüm oran değişikliklerini kabul et', value: { acceptAll: true, acceptIncreases: true } },
];

/** Index in `oddsSettingOptions`; -1 while unknown. `acceptAll` includes increases, whatever `acceptIncreases` is. */
export function oddsSettingIndex(acceptance: OddsAcceptance | undefined): number {
  if (acceptance === undefined) return -1;
  return oddsSettingOptions.findIndex(
    ({ value }) =>
      value.acceptAll === acceptance.acceptAll &&
      (value.acceptAll || value.acceptIncreases === acceptance.acceptIncreases),
  );
}
