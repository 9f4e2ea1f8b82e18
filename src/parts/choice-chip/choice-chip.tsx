import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { hideSheet, showSheet } from '../../state/overlays/dialogs.ts';
import { Chip } from '../../ui/control/chip.tsx';
import styles from './choice-chip.module.css';
import { OptionList, type OptionListProps } from '../../ui/control/option-list.tsx';

export interface SheetChipProps {
  /** What is chosen here. */
  title: string;
  /** On the chip while nothing is chosen, where the title is too long. */
  label?: string;
  Icon: LucideIcon;
  /** What is chosen, in words; '' for nothing. */
  chosen: string;
  /** It is what stands without a choice: it is told, and does not stand out. */
  byDefault?: boolean;
  /** Over the sheet, where that says it better. */
  sheetTitle?: string;
  content: () => ReactNode;
}

/** Says what is chosen; opens all there is to choose in a sheet. */
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

export interface ChoiceChipProps<Value extends string>
  extends OptionListProps<Value>, Pick<SheetChipProps, 'title' | 'label' | 'Icon' | 'sheetTitle'> {
  /** The value of no choice. */
  none: Value;
  /** Tells the value of no choice as well. */
  always?: boolean;
}

/** One of several values. */
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
