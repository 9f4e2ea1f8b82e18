import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithoutRef, type KeyboardEvent, type Ref, useId } from 'react';
import styles from './search-box.module.css';

interface SearchBoxProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'onChange' | 'className' | 'id' | 'size'
> {
  text: string;
  onText: (text: string) => void;
  label: string;
  /**
   * `pill`: beside other controls. `head`: instead of a sheet's heading. `field`: as tall as form fields. `wide`: at
   * the top of a page.
   */
  size?: 'pill' | 'head' | 'field' | 'wide';
  ref?: Ref<HTMLInputElement>;
}

/** Search input with a clear button. Esc clears the text first, and only an empty field lets it close the dialog. */
export function SearchBox({ text, onText, label, size = 'pill', onKeyDown, ...input }: SearchBoxProps) {
  const id = useId();
  const icon = size === 'pill' ? 16 : 18;
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || text === '' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // Prevented, because an open dialog would close on this key.
    event.preventDefault();
    onText('');
  };
  const clear = (): void => {
    onText('');
    document.getElementById(id)?.focus();
  };
  return (
    <div className={`row shrink gap-2 faint ${styles['box']}`} data-size={size}>
      <Search size={icon} aria-hidden />
      <input
        // The type "search" has its own Esc handling in each browser, and one of them hides the key from the dialog.
        type="text"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        {...input}
        id={id}
        className={styles['input']}
        value={text}
        aria-label={label}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={press}
      />
      {text !== '' && (
        <button
          type="button"
          className={`stack rigid muted ${styles['clear']}`}
          aria-label="Aramayı temizle"
          onClick={clear}
        >
          <X size={icon} aria-hidden />
        </button>
      )}
    </div>
  );
}
