import { Link } from 'wouter';
import { chooseTheme, useTheme } from '../../../state/device/theme.ts';
import { ThemeChoice } from '../../../ui/control/theme-choice.tsx';
import { accountLinks } from '../../../routes/account.ts';
import { contactLinks } from '../../../routes/contact.ts';
import { links } from '../../../routes/routes.ts';
import { poolLinks } from '../../../routes/pool.ts';
import styles from './footer.module.css';

export default function Footer() {
  return (
    <footer className={styles['footer']}>
      <nav aria-label="Sayfalar">
        <ul className={styles['links']}>
          {pages.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className={styles['link']}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['theme']}>
        <ThemeChoice value={useTheme()} onChange={chooseTheme} />
      </div>
      <div className={styles['legal']}>
        <p>
          <strong>Bayi üyeliği.</strong> Tüm kullanıcılar bir bayinin üyesidir. Yerel destek almak için sana en yakın
          bayiyi seçebilirsin.
        </p>
        <p>
          <strong>18+</strong> 18 yaşından küçüklerin üye olması ve oynaması yasaktır.
        </p>
        <p>
          <strong>Sorumlu oyun.</strong> Oyun eğlence içindir. Bütçeni ve süreni önceden belirle, kaybını geri kazanmak
          için oynama.
        </p>
      </div>
    </footer>
  );
}

const pages = [
  { label: 'Program', href: links.program('futbol') },
  { label: 'Canlı', href: links.liveProgram('futbol') },
  { label: 'Özel Etkinlikler', href: links.specialEvents('tumu') },
  { label: 'Popüler Bahisler', href: links.popularBets() },
  { label: 'Kolay Kuponlar', href: links.easyCoupons() },
  { label: 'Spor Toto', href: poolLinks.pool() },
  { label: 'İletişim', href: contactLinks.channels() },
  { label: 'Bayilik başvurusu', href: accountLinks.retailApplication() },
];
