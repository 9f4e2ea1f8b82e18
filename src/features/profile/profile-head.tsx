import { useState } from 'react';
import { Link } from 'wouter';
import { greetingText } from './account-facts.ts';
import type { Player } from '../../model/player.ts';
import { inboxLinks } from '../../routes/account-routes.ts';
import { Avatar } from '../../ui/control/avatar.tsx';
import styles from './profile.module.css';

/** The member's name with a greeting for the hour at which the page was opened. */
export function ProfileHead({ player, unread }: { player: Player; unread: number }) {
  const [now] = useState(() => Date.now() / 1000);
  return (
    <header className="row gap-3">
      <Avatar person={player} size="large" />
      <div className="shrink">
        <p className="text-sm muted">{greetingText(now)}</p>
        <h1 className={styles['name']}>
          {player.name} {player.surname}
        </h1>
        <p className={`row wrap text-sm muted ${styles['number']}`}>
          {player.playerNo !== 0 && (
            <>
              Üye no <span className="num">{player.playerNo}</span>
            </>
          )}
          {unread > 0 && (
            <Link href={inboxLinks.messages()} className={styles['unread']}>
              {unread} okunmamış mesaj
            </Link>
          )}
        </p>
      </div>
    </header>
  );
}
