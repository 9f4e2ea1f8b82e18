import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from '../style/class-names.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** primary: the main next step; quiet: any other action; text: an action inside a line. */
  variant: 'primary' | 'quiet' | 'text';
  /** Fills the available width. */
  wide?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ variant, wide = false, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant, wide, className)} />;
}

/** Returns the button's class for a link. */
export function buttonClass(variant: ButtonProps['variant'], wide = false, className?: string): string {
  return classNames(styles['button'], styles[variant], wide && styles['wide'], className);
}
