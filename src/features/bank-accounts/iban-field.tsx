import { bankNameFromIban } from '../../domain/bank-account/bank-name-from-iban.ts';
import { ibanBankCode, normalizeIban, formatTypedIban } from '../../domain/bank-account/iban.ts';
import { Field, type TextBinding } from '../../ui/form/field.tsx';
import { GroupedInput } from '../../ui/form/grouped-input.tsx';

/** Input for an IBAN in groups of four, with the name of its bank (rules wallet-8, wallet-9). */
export function IbanField({ error, name, value, onChange, onBlur }: TextBinding) {
  return (
    <Field label="IBAN" error={error} hint={bankHint(normalizeIban(value))}>
      {(control) => (
        <GroupedInput
          {...control}
          name={name}
          text={value}
          group={formatTypedIban}
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
  if (ibanBankCode(iban) === '') return 'Kopyaladığın IBAN’ı olduğu gibi yapıştırabilirsin.';
  return bankNameFromIban(iban) || 'Bankasını tanıyamadık. Yanlış yazmadıysan devam edebilirsin.';
}
