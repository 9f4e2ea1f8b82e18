import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef } from 'react';
import { Link } from 'wouter';
import { couponTabs } from '../../domain/coupon/coupon-tab-info.ts';
import { UNKNOWN_COUNT } from '../../model/load.ts';
import { entryLinks } from '../../routes/routes.ts';
import { chipClass } from '../../ui/control/chip.tsx';
import { useScrollToCurrent } from '../../ui/control/use-scroll-to-current.ts';
import styles from './coupon-tabs.module.css';

interface CouponTabsProps {
  /** Route name of the current list; `kayitli` for the saved slips. */
  current: string;
  /** Row count of the current list; null while unknown. */
  total?: number | null;
}

/** Navigation between the coupon lists: the most used ones as chips, the others in a menu. */
export function CouponTabs({ current, total = null }: CouponTabsProps) {
  const strip = useRef<HTMLUListElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useScrollToCurrent(strip, current);
  const other = others.find(({ name }) => name === current);
  return (
    <nav className={`row gap-2 ${styles['tabs']}`} aria-label="Kupon listeleri">
      <ul ref={strip} className={`flex shrink gap-2 ${styles['strip']}`}>
        {inSight.map(({ name, title }) => (
          <li key={name} data-id={name}>
            <Link
              href={entryLinks.coupons(name)}
              className={chipClass(name === current)}
              aria-current={name === current ? 'page' : undefined}
            >
              {title}
              {name === current && <Total total={total} />}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={chipClass(other !== undefined, styles['opener'])}
        popoverTarget={MENU_ID}
        aria-label={other === undefined ? 'Diğer listeler' : `Diğer listeler, açık olan: ${other.title}`}
      >
        {other === undefined ? 'Diğer' : other.title}
        {other !== undefined && <Total total={total} />}
        <ChevronDown size={14} aria-hidden />
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className={`popover-sheet ${styles['menu']}`}>
        <ul>
          {others.map(({ name, title }) => (
            <li key={name}>
              <Link
                href={entryLinks.coupons(name)}
                className={styles['entry']}
                aria-current={name === current ? 'page' : undefined}
                onClick={() => menu.current?.hidePopover()}
              >
                {title}
                {name === current && <Check size={18} aria-hidden />}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Count of a list; rendered empty until known, so that nothing moves. */
function Total({ total }: { total: number | null }) {
  const known = total !== null && total !== UNKNOWN_COUNT;
  return (
    <b className={`${styles['total']} num`}>
      {known && total}
      {known && <span className="visually-hidden"> kupon</span>}
    </b>
  );
}

const MENU_ID = 'diger-kupon-listeleri';

const titled = Object.entries(couponTabs).map(([name, { title }]) => ({ name, title }));
/** Lists that are not in `couponTabs` because they have pages of their own. */
const ofTheirOwn = [
  { name: 'kayitli', title: 'Kayıtlı kuponlar' },
  { name: 'spor-toto', title: 'Spor Toto' },
];
const mainNames = ['bekleyen', 'kazanan', 'kaybeden', 'kayitli', 'spor-toto', 'oynadiklarim', 'arsiv'];
const inSight = mainNames.flatMap((name) => [...titled, ...ofTheirOwn].filter((tab) => tab.name === name));
const others = titled.filter(({ name }) => !mainNames.includes(name));
