import { outcomeText } from '../../domain/outcome-text.ts';
import { oddsSettingOptions, useOddsSetting } from '../../state/slip/use-odds-setting.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';

const DOUBT = 'Seçimin kaydedilmiş olabilir. Şu anda seçili olana bak.';

/** The member's choice for odds that change between the tap and the coupon; saved at once. */
export function OddsSetting() {
  const { chosen, choose, failure } = useOddsSetting();
  return (
    <RadioGroup
      legend="Kuponun gönderilirken bir oran değişirse:"
      name="oddsAcceptance"
      labels={oddsSettingOptions.map(({ label }) => label)}
      chosen={chosen}
      onChoose={choose}
      disabled={chosen === -1}
    >
      <FormError text={failure === undefined ? '' : outcomeText(failure, DOUBT)} />
    </RadioGroup>
  );
}
