import { Link } from 'wouter';
import { sportBySlug } from '../../../domain/sports.ts';
import { chooseTheme, useTheme } from '../../../state/device/ui-settings.ts';
import { openConsentDialog } from '../../../state/operator/consent.ts';
import { useOperatorSettings } from '../../../state/operator/use-operator-settings.ts';
import { Button } from '../../../ui/control/button.tsx';
import { ThemeChoice } from '../../../ui/control/theme-choice.tsx';
import { accountLinks, contactLinks } from '../../../routes/account-routes.ts';
import { contentLinks, infoLink, infoPages, helpLinks } from '../../../routes/content-routes.ts';
import { followingPatterns } from '../../../routes/following-routes.ts';
import { liveScoreLinks } from '../../../routes/live-score-routes.ts';
import { entryLinks } from '../../../routes/routes.ts';
import { poolLinks } from '../../../routes/pool-routes.ts';
import { useCurrentPage } from '../../pages/use-current-page.ts';
import styles from './footer.module.css';

/** Links to all areas, the operator's documents, and the texts the law requires. */
export default function Footer() {
  const { sportSlug } = useCurrentPage();
  return (
    <footer className={`stack text-xs muted ${styles['footer']}`}>
      <div className={`stack gap-4 ${styles['groups']}`}>
        <LinkGroup title="Bahis" entries={betting} />
        <LinkGroup title="Yardım" entries={[...help, ...rulesOf(sportSlug)]} />
        <LinkGroup title="Belgeler" entries={documents} />
      </div>
      <div className={styles['theme']}>
        <ThemeChoice value={useTheme()} onChange={chooseTheme} />
      </div>
      <div className={`stack gap-2 ${styles['legal']}`}>
        <p className={`stack gap-3 ${styles['age']}`}>
          <span className={styles['badge']} aria-hidden="true">
            18+
          </span>
          <span>
            <strong>18 yaşından küçüklerin üye olması ve oynaması yasaktır.</strong> Oyun eğlence içindir: bütçeni ve
            süreni önceden belirle, kaybını geri kazanmak için oynama.{' '}
            <Link href={helpLinks.responsibleGaming()} className={styles['inline']}>
              Sorumlu oyun
            </Link>
          </span>
        </p>
        <p>
          <strong>Bayi üyeliği.</strong> Tüm kullanıcılar bir bayinin üyesidir. Yerel destek almak için sana en yakın
          bayiyi seçebilirsin.
        </p>
        <p>
          <strong>Gecikme.</strong> Gösterilen skor, süre ve oranlar gerçeğinin gerisinde olabilir; kuponda onaylanan
          oran ve resmî sonuç geçerlidir.
        </p>
      </div>
      <CookieChoice />
    </footer>
  );
}

/**
 * Button for the cookie consent, shown when measuring is configured (rule terms-5). Placed last, because the
 * configuration loads later than the rest.
 */
function CookieChoice() {
  const { container = null } = useOperatorSettings() ?? {};
  if (container === null) return null;
  return (
    <Button variant="text" className={styles['cookies']} onClick={openConsentDialog}>
      Çerez tercihleri
    </Button>
  );
}

interface Entry {
  label: string;
  href: string;
}

function LinkGroup({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <nav aria-label={title} className={`shrink ${styles['group']}`}>
      <h2 className="text-xs weight-650 faint">{title}</h2>
      <ul>
        {entries.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={`row text-sm weight-550 ${styles['link']}`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const betting: readonly Entry[] = [
  { label: 'Program', href: entryLinks.program() },
  { label: 'Canlı', href: entryLinks.liveProgram() },
  { label: 'Canlı skor', href: liveScoreLinks.list() },
  { label: 'Takip', href: followingPatterns.list },
  { label: 'Özel etkinlikler', href: entryLinks.specialEvents() },
  { label: 'Popüler bahisler', href: entryLinks.popularBets() },
  { label: 'Kolay kuponlar', href: entryLinks.easyCoupons() },
  { label: 'Spor Toto', href: poolLinks.pool() },
  { label: 'EuroLeague', href: contentLinks.euroLeague() },
  { label: 'Spor haberleri', href: contentLinks.news() },
  { label: 'Yazar yorumları', href: contentLinks.editors() },
];

const help: readonly Entry[] = [
  { label: 'Yardım merkezi', href: helpLinks.home() },
  { label: 'Sorumlu oyun', href: helpLinks.responsibleGaming() },
  { label: 'Bahis türleri', href: contentLinks.marketRules() },
  { label: 'İletişim', href: contactLinks.channels() },
  { label: 'Bayilik başvurusu', href: accountLinks.retailApplication() },
];

const documents: readonly Entry[] = infoPages.map(({ slug, title }) => ({ label: title, href: infoLink(slug) }));

/** Returns the link to the rules of the sport on screen; empty when it has none (rule sport-2). */
function rulesOf(slug: string): Entry[] {
  const sport = sportBySlug(slug);
  return sport?.hasFaqPage === true ? [{ label: `${sport.name} kuralları`, href: contentLinks.sportRules(slug) }] : [];
}
