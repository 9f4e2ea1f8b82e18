import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { chipClass } from './chip.tsx';
import styles from './chip-links.module.css';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

interface ChipLink {
  id: string;
  label: ReactNode;
  href: string;
}

interface ChipLinksProps {
  links: readonly ChipLink[];
  /** Id of the current link. */
  current: string;
  label: string;
}

/** Links between sibling lists; the current one is scrolled into view. */
export function ChipLinks({ links, current, label }: ChipLinksProps) {
  const strip = useRef<HTMLUListElement>(null);
  useScrollToCurrent(strip, current);
  return (
    <nav aria-label={label}>
      <ul ref={strip} className={`flex gap-2 ${styles['strip']}`}>
        {links.map(({ id, label: text, href }) => (
          <li key={id} data-id={id}>
            <Link href={href} className={chipClass(id === current)} aria-current={id === current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
