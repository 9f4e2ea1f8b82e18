import { oddsSettings } from '../../domain/slip/odds-settings.ts';
import { failureText } from '../../domain/failure-text.ts';
import { showModal } from '../../state/overlays/dialogs.ts';
import { useOddsSetting } from '../../state/slip/odds-settings.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';

export function showOddsSettings(): void {
  showModal({ title: 'Oran değişiklikleri', content: <OddsSettings />, buttonText: 'Tamam' });
}

function OddsSettings() {
  const { chosen, choose, failure } = useOddsSetting();
  return (
    <RadioGroup
      legend="Kuponun gönderilirken bir oran değişirse:"
      name="oddsAcceptance"
      labels={oddsSettings.map(({ label }) => label)}
      chosen={chosen}
      onChoose={choose}
      disabled={chosen === -1}
    >
      <FormError text={failure === undefined ? '' : failureText(failure)} />
    </RadioGroup>
  );
}
