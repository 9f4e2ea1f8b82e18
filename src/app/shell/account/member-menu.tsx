import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { accountMenuPages } from '../../../parts/page/account-menu.ts';
import type { Player } from '../../../model/player.ts';
import { requestDialog } from '../../../state/overlays/dialogs.ts';
import { firstScreen } from '../../../state/load/first-screen.ts';
import { useLoadable } from '../../../state/load/loadable.ts';
import { useSession } from '../../../state/member/session.ts';
import { signOut } from '../../../state/member/session-calls.ts';
import { Avatar } from '../../../ui/control/avatar.tsx';
import { helpLinks } from '../../../routes/content-routes.ts';
import { followingPatterns } from '../../../routes/following-routes.ts';
import { entryLinks } from '../../../routes/routes.ts';
import { PageBoundary } from '../../errors/page-boundary.tsx';
import type { PageRow } from '../../pages/page-row.ts';
import { areaRows } from '../../pages/pages.ts';
import styles from './member-menu.module.css';

/** Account menu from 660 px; on a phone the bottom navigation leads to the same pages. */
export function MemberMenu({ player }: { player: Player }) {
  const { unread } = useSession();
  const menu = useRef<HTMLDivElement>(null);
  useMenuAhead();
  const close = (): void => menu.current?.hidePopover();
  return (
    <div className={styles['member']}>
      <button type="button" className={`row gap-2 ${styles['opener']}`} popoverTarget="uye-menusu">
        <Avatar person={player}>
          {unread > 0 && <span className={styles['badge']}>{unread > 9 ? '9+' : unread}</span>}
        </Avatar>
        <span className={styles['name']}>
          {player.name} {player.surname}
        </span>
        <span className="visually-hidden">{unread > 0 && `, ${unread} okunmamış mesaj`}, hesap menüsü</span>
        <ChevronDown size={16} className="faint" aria-hidden="true" />
      </button>
      <div ref={menu} id="uye-menusu" popover="auto" className={`card ${styles['menu']}`}>
        <p className={`stack gap-2px text-xs muted ${styles['head']}`}>
          <b>
            {player.name} {player.surname}
          </b>
          {player.playerNo !== 0 && <span className="num">Üye no {player.playerNo}</span>}
          {unread > 0 && <span className={styles['unread']}>{unread} okunmamış mesaj</span>}
        </p>
        <nav aria-label="Hesap menüsü">
          <Link href={entryLinks.profile()} className={`row text-sm weight-550 ${styles['entry']}`} onClick={close}>
            Profilim
          </Link>
          <Link href={followingPatterns.list} className={`row text-sm weight-550 ${styles['entry']}`} onClick={close}>
            Takip
          </Link>
          <PageBoundary compact resetKey="">
            <AccountPages player={player} onChoose={close} />
          </PageBoundary>
          <Link href={helpLinks.home()} className={`row text-sm weight-550 ${styles['entry']}`} onClick={close}>
            Yardım merkezi
          </Link>
          <Link
            href={helpLinks.responsibleGaming()}
            className={`row text-sm weight-550 ${styles['entry']}`}
            onClick={close}
          >
            Sorumlu oyun
          </Link>
        </nav>
        <div className={styles['out']}>
          <button
            type="button"
            className={`row text-sm weight-550 ${styles['entry']}`}
            onClick={() => {
              close();
              void signOut();
            }}
          >
            Çıkış yap
          </button>
          <button
            type="button"
            className={`row text-sm weight-550 ${styles['entry']}`}
            onClick={() => {
              close();
              requestDialog('signOutEverywhere');
            }}
          >
            Tüm cihazlardan çıkış yap
          </button>
        </div>
      </div>
    </div>
  );
}

/** Loads the menu's rows before it opens, so that the next Tab stop does not change while it is open. */
function useMenuAhead(): void {
  useEffect(() => {
    void firstScreen.ready.then(areaRows.member.load);
  }, []);
}

/** Links to the account's pages; their rows load with that area, not with the first screen. */
function AccountPages({ player, onChoose }: { player: Player; onChoose: () => void }) {
  const pages = (useLoadable(areaRows.member) ?? []).filter((row): row is PageRow => 'Page' in row);
  return accountMenuPages(pages, player).map(({ path, label, href }) => (
    <Link key={path} href={href} className={`row text-sm weight-550 ${styles['entry']}`} onClick={onChoose}>
      {label}
    </Link>
  ));
}
