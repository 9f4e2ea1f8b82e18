import type { ReactNode } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  person: { name: string; surname: string };
  size?: 'small' | 'large';
  /** Placed on the avatar's corner. */
  children?: ReactNode;
}

/** Initials of a member; hidden from screen readers, because the name is written beside it. */
export function Avatar({ person, size = 'small', children }: AvatarProps) {
  return (
    <span className={`stack rigid weight-700 ${styles['avatar']} ${styles[size]}`} aria-hidden="true">
      {initials(person)}
      {children}
    </span>
  );
}

/** "ışık", "Öz" → "IÖ", by Turkish rules. */
function initials({ name, surname }: AvatarProps['person']): string {
  return [name, surname].map((word) => (/^./u.exec(word.trim())?.[0] ?? '').toLocaleUpperCase('tr')).join('');
}
