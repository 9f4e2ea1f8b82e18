import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import type { Player } from '../../../model/player.ts';
import { openDialog } from '../../../state/overlays/asked-dialog.ts';
import { signOut, useSession } from '../../../state/member/session.ts';
import { Avatar } from '../../../ui/control/avatar.tsx';
import { links } from '../../../routes/routes.ts';
import styles from './member-menu.module.css';

/** The account's menu from 660 px; on a phone the bottom navigation leads to the same. */
export function MemberMenu({ player }: { player: Player }) {
  const { unread } = useSession();
  const menu = useRef<HTMLDivElement>(null);
  const close = (): void => menu.current?.hidePopover();
  return (
    <div className={styles['member']}>
      <button type="button" className={styles['opener']} popoverTarget="uye-menusu">
        <Avatar person={player}>
          {unread > 0 && <span className={styles['badge']}>{unread > 9 ? '9+' : unread}</span>}
        </Avatar>
        <span className={styles['name']}>
          {player.name} {player.surname}
        </span>
        <span className="visually-hidden">{unread > 0 && `, ${unread} okunmamış mesaj`}, hesap menüsü</span>
        <ChevronDown size={16} className={styles['chevron']} aria-hidden="true" />
      </button>
      <div ref={menu} id="uye-menusu" popover="auto" className={styles['menu']}>
        <p className={styles['head']}>
          <b>
            {player.name} {player.surname}
          </b>
          <span className="num">Üye no {player.playerNo}</span>
          {unread > 0 && <span className={styles['unread']}>{unread} okunmamış mesaj</span>}
        </p>
        <nav aria-label="Hesap menüsü">
          {entries.map(({ label, href }) => (
            <Link key={href} href={href} className={styles['entry']} onClick={close}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles['out']}>
          <button
            type="button"
            className={styles['entry']}
            onClick={() => {
              close();
              void signOut(false);
            }}
          >
            Çıkış yap
          </button>
          <button
            type="button"
            className={styles['entry']}
            onClick={() => {
              close();
              openDialog('signOutEverywhere');
            }}
          >
            Tüm cihazlardan çıkış yap
          </button>
        </div>
      </div>
    </div>
  );
}

const entries = [
  { label: 'Profilim', href: links.profile() },
  { label: 'Kuponlarım', href: links.coupons() },
  { label: 'Kayıtlı bayi bilgilerim', href: links.registeredRetailer() },
  { label: 'Şifre değiştir', href: links.changePassword() },
];
