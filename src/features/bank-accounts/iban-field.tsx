import { bankOf } from '../../domain/bank-account/banks.ts';
import { bankCodeOf, ibanOf, typedIban } from '../../domain/bank-account/iban.ts';
import { Field, type TextBinding } from '../../ui/form/field.tsx';
import { GroupedInput } from '../../ui/form/grouped-input.tsx';

/** Input for an IBAN in groups of four, with the name of its bank (rules wallet-8, wallet-9). */
export function IbanField({ error, name, value, onChange, onBlur }: TextBinding) {
  return (
    <Field label="IBAN" error={error} hint={bankHint(ibanOf(value))}>
      {(control) => (
        <GroupedInput
          {...control}
          name={name}
          text={value}
          group={typedIban}
          placeholder="TR00 0000 0000 0000 0000 0000 00"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          onText={({ text }) => onChange(text)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

function bankHint(iban: string): string {
  if (bankCodeOf(iban) === '') return 'Kopyaladığın IBAN’ı olduğu gibi yapıştırabilirsin.';
  return bankOf(iban) || 'Bankasını tanıyamadık. Yanlış yazmadıysan devam edebilirsin.';
}
