import { Link } from 'wouter';
import type { Player } from '../../model/player.ts';
import { links } from '../../routes/routes.ts';
import { Avatar } from '../../ui/control/avatar.tsx';
import styles from './profile-head.module.css';

export function ProfileHead({ player, unread }: { player: Player; unread: number }) {
  return (
    <header className={styles['head']}>
      <Avatar person={player} size="large" />
      <div className={styles['words']}>
        <h1 className={styles['name']}>
          {player.name} {player.surname}
        </h1>
        <p className={styles['number']}>
          Üye no <span className="num">{player.playerNo}</span>
          {unread > 0 && (
            <Link href={links.messages()} className={styles['unread']}>
              {unread} okunmamış mesaj
            </Link>
          )}
        </p>
      </div>
    </header>
  );
}
