import Search from 'lucide-react/icons/search';
import { type FormEvent, useId, useRef } from 'react';
import { useLocation } from 'wouter';
import { sportBySlug } from '../../../domain/sports.ts';
import { hideSheet } from '../../../state/overlays/dialogs.ts';
import { Button } from '../../../ui/control/button.tsx';
import { links } from '../../../routes/routes.ts';
import styles from './search-form.module.css';

/** Leads to the sport's program, narrowed to what was typed. */
export default function SearchForm({ sportSlug }: { sportSlug: string }) {
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const sport = sportBySlug(sportSlug)?.name ?? 'Futbol';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const searchTerm = input.current?.value.trim() ?? '';
    if (searchTerm === '') {
      input.current?.focus();
      return;
    }
    hideSheet();
    navigate(links.program(sportSlug, { searchTerm }));
  };

  return (
    <search>
      <form className={styles['form']} onSubmit={submit}>
        <label htmlFor={id} className={styles['label']}>
          {sport} programında takım veya lig
        </label>
        <div className={styles['row']}>
          <Search size={18} aria-hidden="true" className={styles['icon']} />
          <input
            ref={input}
            id={id}
            className={styles['input']}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Örneğin Galatasaray"
            data-autofocus
          />
          <Button variant="primary" type="submit">
            Ara
          </Button>
        </div>
      </form>
    </search>
  );
}
