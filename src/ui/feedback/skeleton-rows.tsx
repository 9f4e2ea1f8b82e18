import { classNames } from '../style/class-names.ts';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';
import styles from './skeleton-rows.module.css';

interface SkeletonRowsProps extends Pick<SkeletonProps, 'radius'> {
  /** Text for screen readers that names what is loading. */
  label: string;
  /** Number of rows; 1 by default. */
  rows?: number;
  /** Height of each row, as in `Skeleton`; a list has a row for each height. */
  height: SkeletonProps['height'] | readonly SkeletonProps['height'][];
  /** `row`: 1 px between rows; `card`: the space between cards; by default none. */
  gap?: 'row' | 'card';
  /** Layout of the final content, in place of `gap`. */
  className?: string | undefined;
}

/** Placeholder for loading rows, cards or sections of known heights. */
export function SkeletonRows({ label, rows = 1, height, gap, radius = 'm', className }: SkeletonRowsProps) {
  const heights = typeof height === 'object' ? height : Array.from({ length: rows }, () => height);
  return (
    <div aria-busy="true" className={classNames(gap !== undefined && styles[gap], className)}>
      <p className="visually-hidden">{label}</p>
      {heights.map((each, row) => (
        <Skeleton key={row} height={each} radius={radius} />
      ))}
    </div>
  );
}
