import type { ReactNode } from 'react';

interface LabelledGraphicProps {
  /** Accessible name: "MBS 2", "1 kırmızı kart". */
  name: string;
  className?: string | undefined;
  children: ReactNode;
  'data-mbs'?: number;
  'data-tour'?: string;
}

/**
 * Drawing or figure with an accessible name, for lists: visually hidden text is a clipped box with a paint step of its
 * own, and those of a row took a third of its paint time (docs/figures.md).
 */
export function LabelledGraphic({ name, ...rest }: LabelledGraphicProps) {
  // The role is "img" although the content is drawn, so an `<img>` is not possible.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <span role="img" aria-label={name} {...rest} />;
}
