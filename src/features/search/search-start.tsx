import History from 'lucide-react/icons/history';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { BASKETBALL, FOOTBALL } from '../../domain/sports.ts';
import { entryLinks } from '../../routes/routes.ts';
import { poolLinks } from '../../routes/pool-routes.ts';
import { clearSearches, useRecentSearches } from '../../state/device/recent-searches.ts';
import { hideSheet } from '../../state/overlays/dialogs.ts';
import { Button } from '../../ui/control/button.tsx';
import { Picture } from '../../parts/pictures/picture.tsx';
import { searchState, setSearchText } from '../../state/overlays/search-state.ts';
import styles from './search-results.module.css';

/** Content before a search: recent searches and common links. */
export function SearchStart() {
  const recent = useRecentSearches();
  const { text } = useSnapshot(searchState);
  return (
    <div className={`stack gap-4 ${styles['start']}`}>
      {text.trim() !== '' && <p className={styles['hint']}>Bir harf daha yaz.</p>}
      {recent.length > 0 && (
        <section aria-label="Son aramaların">
          <header className="row between">
            <p className={`text-xs weight-650 faint ${styles['title']}`}>Son aramaların</p>
            <Button variant="text" onClick={clearSearches}>
              Temizle
            </Button>
          </header>
          <ul className="flex wrap gap-2">
            {recent.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  className={`middle text-sm weight-550 ${styles['chip']}`}
                  onClick={() => again(each)}
                >
                  <History size={15} aria-hidden="true" /> {each}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Çok gidilenler">
        <p className={`text-xs weight-650 faint ${styles['title']}`}>Çok gidilenler</p>
        <ul className="flex wrap gap-2">
          {ways.map(({ label, href, picture }) => (
            <li key={href}>
              <Link href={href} className={`middle text-sm weight-550 ${styles['chip']}`} onClick={hideSheet}>
                {picture !== undefined && <Picture of={picture} size={16} />} {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles['hint']}>Bütün sporlarda arar: maç, takım, lig ve bahis türü.</p>
    </div>
  );
}

/** Puts the text of a recent search back into the field. */
function again(text: string): void {
  setSearchText(text);
  document.querySelector<HTMLInputElement>('input[role="combobox"]')?.focus();
}

const ways: { label: string; href: string; picture?: number | 'live' }[] = [
  { label: 'Canlı maçlar', href: entryLinks.liveProgram(), picture: 'live' },
  { label: 'Günün futbol maçları', href: entryLinks.program('futbol', { sirala: 'tarih' }), picture: FOOTBALL },
  { label: 'Basketbol', href: entryLinks.program('basketbol'), picture: BASKETBALL },
  { label: 'Popüler bahisler', href: entryLinks.popularBets() },
  { label: 'Kolay kuponlar', href: entryLinks.easyCoupons() },
  { label: 'Spor Toto', href: poolLinks.pool() },
];
