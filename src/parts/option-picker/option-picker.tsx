import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { matchesSearch } from '../../domain/text.ts';
import { hideSheet, showSheet } from '../../state/overlays/dialogs.ts';
import { OptionList } from '../../ui/control/option-list.tsx';
import { SearchBox } from '../../ui/control/search-box.tsx';
import { Field, type FieldLabels, type TextBinding } from '../../ui/form/field.tsx';
import type { SelectOption } from '../../ui/form/select-field.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './option-picker.module.css';

interface OptionPickerProps extends TextBinding, FieldLabels {
  options: readonly SelectOption[];
  /** Text while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
}

/** Field for a choice among many values; opens a sheet with a search. */
export function OptionPicker(props: OptionPickerProps) {
  const { label, hint, error, name, value, onChange, onBlur, options, placeholder = 'Seç', disabled } = props;
  const chosen = options.find((option) => option.value === value)?.label;
  const open = (): void => {
    const choose = (next: string): void => {
      hideSheet();
      onChange(next);
    };
    showSheet({
      title: label,
      content: <Options label={label} options={options} value={value} onChoose={choose} />,
      height: 'min(680px, 100dvh - 48px)',
      onClose: onBlur,
    });
  };
  const chevron = <ChevronDown size={18} className={styles['chevron']} aria-hidden="true" />;
  return (
    <Field label={label} error={error} hint={hint} aside={chevron}>
      {(control) => (
        <input
          {...control}
          type="text"
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={false}
          aria-controls={LIST_ID}
          className={classNames(control.className, styles['opener'])}
          name={name}
          value={chosen ?? ''}
          placeholder={placeholder}
          readOnly
          disabled={disabled}
          onClick={open}
          onKeyDown={(event) => {
            if (!openingKeys.has(event.key)) return;
            // Enter would submit the form.
            event.preventDefault();
            open();
          }}
        />
      )}
    </Field>
  );
}

/** Same keys as the browser's own select. */
const openingKeys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);
/** Sheets cannot be stacked, so a constant id is unique. */
const LIST_ID = 'option-picker';

interface OptionsProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChoose: (value: string) => void;
}

function Options({ label, options, value, onChoose }: OptionsProps) {
  const [search, setSearch] = useState('');
  const found = options.filter((option) => matchesSearch(option.label, search.trim()));
  const [only] = found.length === 1 ? found : [];
  return (
    <div id={LIST_ID}>
      <div className={styles['search']}>
        <SearchBox
          size="field"
          text={search}
          onText={setSearch}
          label={`${label} ara`}
          placeholder="Ara"
          data-autofocus=""
          onKeyDown={(event) => {
            if (event.key === 'Enter' && only !== undefined) onChoose(only.value);
          }}
        />
      </div>
      <output className={styles['none']}>{found.length === 0 && 'Aradığın listede yok.'}</output>
      <OptionList options={found} value={value} onChange={onChoose} />
    </div>
  );
}
