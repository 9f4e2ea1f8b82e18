import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithoutRef, type Ref, useId } from 'react';
import styles from './search-box.module.css';

export interface SearchBoxProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'onChange' | 'className' | 'id' | 'size'
> {
  text: string;
  onText: (text: string) => void;
  label: string;
  /** `pill`: beside other controls. `field`: as tall as the fields of a form. `wide`: what a page begins with. */
  size?: 'pill' | 'field' | 'wide';
  ref?: Ref<HTMLInputElement>;
}

/** A field for words to search for, with its way back to none. */
export function SearchBox({ text, onText, label, size = 'pill', ...input }: SearchBoxProps) {
  const id = useId();
  const icon = size === 'pill' ? 16 : 18;
  const clear = (): void => {
    onText('');
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles['box']} data-size={size}>
      <Search size={icon} aria-hidden />
      <input
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        {...input}
        id={id}
        type="search"
        className={styles['input']}
        value={text}
        aria-label={label}
        onChange={(event) => onText(event.target.value)}
      />
      {text !== '' && (
        <button type="button" className={styles['clear']} aria-label="Aramayı temizle" onClick={clear}>
          <X size={icon} aria-hidden />
        </button>
      )}
    </div>
  );
}
