import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { hideSheet, showSheet } from '../../state/overlays/dialogs.ts';
import { Chip } from '../../ui/control/chip.tsx';
import styles from './choice-chip.module.css';
import { OptionList, type OptionListProps } from '../../ui/control/option-list.tsx';

interface SheetChipProps {
  /** Name of the choice, for example of a filter. */
  title: string;
  /** Text of the chip while nothing is chosen; `title` by default. */
  label?: string;
  Icon: LucideIcon;
  /** Text of the chosen value; '' when nothing is chosen. */
  chosen: string;
  /** True when `chosen` is the default value: the chip shows it but is not highlighted. */
  byDefault?: boolean;
  /** Title of the sheet; `label` by default. */
  sheetTitle?: string;
  content: () => ReactNode;
}

/** Chip that shows the chosen value and opens the choices in a sheet. */
export function SheetChip({
  title,
  Icon,
  chosen,
  byDefault = false,
  label = title,
  sheetTitle = label,
  content,
}: SheetChipProps) {
  return (
    <Chip
      selected={chosen !== '' && !byDefault}
      aria-pressed={undefined}
      aria-haspopup="dialog"
      onClick={() => showSheet({ title: sheetTitle, content: content() })}
    >
      <Icon size={15} className={styles['icon']} aria-hidden />
      {chosen !== '' && <span className="visually-hidden">{title}: </span>}
      {chosen === '' ? label : chosen}
      <ChevronDown size={14} className={styles['arrow']} aria-hidden />
    </Chip>
  );
}

interface ChoiceChipProps<Value extends string>
  extends OptionListProps<Value>, Pick<SheetChipProps, 'title' | 'label' | 'Icon' | 'sheetTitle'> {
  /** The value that means "nothing chosen". */
  none: Value;
  /** Shows the label of the `none` value too. */
  always?: boolean;
}

/** Chip with a single choice among several values. */
export function ChoiceChip<Value extends string>(props: ChoiceChipProps<Value>) {
  const { options, value, none, always = false, onChange, ...chip } = props;
  const choose = (next: Value): void => {
    hideSheet();
    onChange(next);
  };
  const label = options.find((option) => option.value === value)?.label ?? '';
  return (
    <SheetChip
      {...chip}
      chosen={value === none && !always ? '' : label}
      byDefault={value === none}
      content={() => <OptionList options={options} value={value} onChange={choose} />}
    />
  );
}
