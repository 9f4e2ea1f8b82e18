import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './chip.module.css';
import { classNames } from '../style/class-names.ts';

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  selected?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Small toggle, for example a filter. */
export function Chip({ selected = false, className, type = 'button', ...rest }: ChipProps) {
  return <button aria-pressed={selected} {...rest} type={type} className={chipClass(selected, className)} />;
}

/** Returns the chip's class for a link; mark the current link with `aria-current`. */
export function chipClass(selected: boolean, className?: string): string {
  return classNames(styles['chip'], selected && styles['selected'], className);
}
