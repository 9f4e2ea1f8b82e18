import { Link } from 'wouter';
import { useTopicValue } from '../../../state/engine/live.ts';
import { loadableComponent } from '../../../state/load/loadable.ts';
import { useSession } from '../../../state/member/session.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { links } from '../../../routes/routes.ts';
import styles from '../header/header.module.css';
import { SignInLink } from './sign-in-link.tsx';

const MemberAccount = loadableComponent(() => import('./member-account.tsx'));

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
  if (phase === 'opening' || player === null) return <OpeningAccount />;
  return <MemberAccount player={player} fallback={<Opening />} />;
}

/** Where the player did not come, the page of the account says why, and leads on. */
function OpeningAccount() {
  const load = useTopicValue({ kind: 'session' }, 'load');
  if (load?.phase !== 'failed') return <Opening />;
  return (
    <Link href={links.profile()} className={buttonClass('quiet')}>
      Hesabım <span className="visually-hidden">yüklenemedi</span>
    </Link>
  );
}

/** As wide as what comes: beside it nothing moves by more than a name is longer than another. */
function Opening() {
  return (
    <span className={styles['opening']} aria-busy="true">
      <span className="visually-hidden">Hesabın yükleniyor…</span>
      <Skeleton height={32} width={96} radius="s" />
      <span className={styles['openingMenu']}>
        <Skeleton height={32} radius="s" />
      </span>
    </span>
  );
}
