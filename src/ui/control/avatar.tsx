import type { ReactNode } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps {
  person: { name: string; surname: string };
  size?: 'small' | 'large';
  /** Stands on its corner. */
  children?: ReactNode;
}

/** The two letters of a member; said in words beside it, so not read out. */
export function Avatar({ person, size = 'small', children }: AvatarProps) {
  return (
    <span className={`${styles['avatar']} ${styles[size]}`} aria-hidden="true">
      {initials(person)}
      {children}
    </span>
  );
}

/** "ışık", "Öz" → "IÖ", by Turkish rules. */
function initials({ name, surname }: AvatarProps['person']): string {
  return [name, surname].map((word) => (/^./u.exec(word.trim())?.[0] ?? '').toLocaleUpperCase('tr')).join('');
}
