import type { CSSProperties } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length; a number is pixels. The height of what will stand here. */
  height: number | string;
  width?: number | string;
  radius?: 's' | 'm' | 'l' | 'full';
  className?: string;
}

/** Holds the place of what is loading. Say that something loads once, around them: `aria-busy`. */
export function Skeleton({ height, width = '100%', radius = 'm', className }: SkeletonProps) {
  const size: CSSProperties = { height, width, borderRadius: `var(--radius-${radius})` };
  return <span className={classNames(styles['skeleton'], className)} style={size} aria-hidden="true" />;
}
