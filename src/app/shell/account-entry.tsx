import { Link } from 'wouter';
import { useSession } from '../../state/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { links } from '../routes.ts';
import styles from './header.module.css';
import { MemberBalance } from './member-balance.tsx';
import { MemberMenu } from './member-menu.tsx';
import { SignInLink } from './sign-in-link.tsx';

/** The header's end: the ways in for a visitor, the account for a member. */
export function AccountEntry() {
  const { phase, player } = useSession();
  if (phase === 'visitor') {
    return (
      <>
        <SignInLink className={styles['signIn']} />
        <Link href={links.register()} className={buttonClass('primary', false, styles['register'])}>
          Üye ol
        </Link>
      </>
    );
  }
  if (phase === 'opening' || player === null) {
    return (
      <span className={styles['opening']} aria-busy="true">
        <span className="visually-hidden">Hesabın yükleniyor…</span>
        <Skeleton height={32} width={96} radius="s" />
      </span>
    );
  }
  return (
    <>
      <MemberBalance />
      <MemberMenu player={player} />
    </>
  );
}
