import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './framed-list.module.css';

interface FramedListProps {
  className?: string | undefined;
  /** Entries, each an `li`. */
  children: ReactNode;
}

/** A list of rows: from edge to edge on a phone, framed elsewhere. */
export function FramedList({ className, children }: FramedListProps) {
  return <ul className={classNames(styles['list'], className)}>{children}</ul>;
}
