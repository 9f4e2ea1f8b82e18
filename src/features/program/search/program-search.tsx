import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useViewport } from '../../../state/device/use-viewport.ts';
import styles from './program-search.module.css';
import { SearchField } from '../../../ui/control/search-field.tsx';

interface ProgramSearchProps {
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Search field of the program; on a phone a button opens it, unless a search is active. It stays open afterwards:
 * closing it together with the keyboard would move elements the player is about to tap.
 */
export function ProgramSearch({ value, onSearch }: ProgramSearchProps) {
  const phone = useViewport() === 'mobile';
  const [open, setOpen] = useState(false);
  if (phone && !open && value === '') {
    return (
      <button
        type="button"
        className={`stack rigid muted ${styles['open']}`}
        aria-label="Programda ara"
        onClick={() => setOpen(true)}
      >
        <Search size={16} aria-hidden="true" />
      </button>
    );
  }
  return (
    <div className={styles['search']}>
      <SearchField
        value={value}
        onSearch={onSearch}
        label="Programda ara"
        placeholder="Takım, lig ara…"
        focused={phone && open}
      />
    </div>
  );
}
