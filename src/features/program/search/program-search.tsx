import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useViewport } from '../../../state/device/viewport.ts';
import styles from './program-search.module.css';
import { SearchField } from '../../../ui/control/search-field.tsx';

export interface ProgramSearchProps {
  value: string;
  onSearch: (text: string) => void;
}

/**
 * The search of the program; on a phone behind a button until it is wanted or in force. Once open it stays: closing it
 * when the keyboard leaves would move what the finger is about to touch.
 */
export function ProgramSearch({ value, onSearch }: ProgramSearchProps) {
  const phone = useViewport() === 'mobile';
  const [open, setOpen] = useState(false);
  if (phone && !open && value === '') {
    return (
      <button type="button" className={styles['open']} aria-label="Programda ara" onClick={() => setOpen(true)}>
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
