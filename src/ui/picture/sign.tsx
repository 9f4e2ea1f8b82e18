import type { ReactNode } from 'react';

interface SignProps {
  /** What it says: "MBS 2", "1 kırmızı kart". */
  name: string;
  className?: string | undefined;
  children: ReactNode;
  'data-mbs'?: number;
  'data-tour'?: string;
}

/**
 * Something drawn, or a figure, that is read out by its name. For lists: hidden text is a clipped box of its own to the
 * painter, and those of a row were a third of what its painting took (docs/figures.md).
 */
export function Sign({ name, ...rest }: SignProps) {
  // What it shows is its content, no file.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <span role="img" aria-label={name} {...rest} />;
}
