import { Link } from 'wouter';
import { entryLinks } from '../../../routes/routes.ts';
import styles from './brand.module.css';

export function Brand() {
  return (
    <Link href={entryLinks.home()} className={styles['brand']} aria-label="Tribün, anasayfa">
      <BrandMark />
      <span className={styles['name']}>Tribün</span>
    </Link>
  );
}

/** Logo: a stand around a pitch. */
function BrandMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true">
      <defs>
        <linearGradient id="brand" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#2fd08a" />
          <stop offset="1" stopColor="#0aa2c0" />
        </linearGradient>
      </defs>
      <rect width="24" height="24" rx="7" fill="url(#brand)" />
      <path
        d="M6 8.5v3a6 6 0 0 0 12 0v-3M9.2 9v2.4a2.8 2.8 0 0 0 5.6 0V9"
        fill="none"
        stroke="#05251a"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
