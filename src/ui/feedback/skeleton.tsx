import type { CSSProperties } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS length; numbers are pixels. Use the height of the final content. */
  height: number | string;
  width?: number | string;
  radius?: 's' | 'm' | 'l' | 'full';
  className?: string;
}

/** Placeholder for loading content. Announce the loading once on a common parent with `aria-busy`. */
export function Skeleton({ height, width = '100%', radius = 'm', className }: SkeletonProps) {
  const size: CSSProperties = { height, width, borderRadius: `var(--radius-${radius})` };
  return <span className={classNames(styles['skeleton'], className)} style={size} aria-hidden="true" />;
}
