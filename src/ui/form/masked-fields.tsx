/** Only the pattern mask is taken in: the whole library is four times its size. */
import 'imask/esm/masked/pattern';
import type { InputHTMLAttributes } from 'react';
import IMaskInput from 'react-imask/esm/input';
import type { Mask } from './masks.ts';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'>;

export interface MaskedInputProps extends InputProps {
  mask: Mask;
  value: string;
  onChange: (value: string) => void;
  /** The value is what was typed, without what the mask put between. */
  unmasked?: boolean;
}

export function MaskedInput({ mask, value, onChange, unmasked = false, ...rest }: MaskedInputProps) {
  return (
    <IMaskInput
      {...rest}
      {...mask}
      type="text"
      inputMode="numeric"
      value={value}
      unmask={unmasked}
      // As Tab does by itself: the mask has moved the caret into the middle, and what is filled in would land there.
      onFocus={(event) => event.currentTarget.select()}
      // Told also of what it did with a value from outside.
      onAccept={(accepted: string) => {
        if (accepted !== value) onChange(accepted);
      }}
    />
  );
}
