import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './profile.module.css';

interface ProfileEntryProps {
  Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  label: string;
  /** State shown below the label. */
  detail?: string;
  badge?: string;
  isPositive?: boolean;
  /** Address of a page; without it the entry calls `onOpen`. */
  href?: string;
  onOpen?: () => void;
  /** True to show a chevron. */
  hasChevron?: boolean;
}

export function ProfileEntry({
  Icon,
  label,
  detail,
  badge: mark,
  isPositive: good = false,
  href,
  onOpen,
  hasChevron: leads = true,
}: ProfileEntryProps) {
  const content = (
    <>
      <Icon size={20} aria-hidden="true" />
      <span className={`stack fill shrink ${styles['words']}`}>
        <span className="weight-550">{label}</span>
        {detail !== undefined && <span className={`text-xs muted ${styles['detail']}`}>{detail}</span>}
      </span>
      {mark !== undefined && (
        <span className={classNames('rigid weight-650', styles['mark'], good && styles['goodMark'])}>{mark}</span>
      )}
      {leads && <ChevronRight size={18} className="rigid faint" aria-hidden="true" />}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={`row gap-3 ${styles['entry']}`} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <Link href={href} className={`row gap-3 ${styles['entry']}`}>
          {content}
        </Link>
      )}
    </li>
  );
}
