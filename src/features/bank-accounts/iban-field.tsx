import type { ChangeEvent, KeyboardEvent } from 'react';
import { bankOf } from '../../domain/bank-account/banks.ts';
import { bankCodeOf, ibanOf, typedIban } from '../../domain/bank-account/iban.ts';
import { Field, type TextBinding } from '../../ui/form/field.tsx';

/** An IBAN in groups of four, with the bank it is of (rules wallet-8, wallet-9). */
export function IbanField({ error, name, value, onChange, onBlur }: TextBinding) {
  const change = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>): void => {
    const typed = typedIban(field.value, field.selectionStart ?? field.value.length);
    // Written here, where the caret is known: what has its value already, React leaves alone.
    field.value = typed.text;
    field.setSelectionRange(typed.caret, typed.caret);
    onChange(typed.text);
  };
  return (
    <Field label="IBAN" error={error} hint={bankHint(ibanOf(value))}>
      {(control) => (
        <input
          {...control}
          type="text"
          name={name}
          value={value}
          placeholder="TR00 0000 0000 0000 0000 0000 00"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          onChange={change}
          onKeyDown={passBlank}
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

/** The blanks are not the player's: whoever deletes, passes them. */
function passBlank({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>): void {
  const { selectionStart: at, selectionEnd: end, value } = field;
  if (at === null || at !== end) return;
  if (key === 'Backspace' && value[at - 1] === ' ') field.setSelectionRange(at - 1, at - 1);
  if (key === 'Delete' && value[at] === ' ') field.setSelectionRange(at + 1, at + 1);
}
