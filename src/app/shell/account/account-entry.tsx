import { Link, useLocation } from 'wouter';
import { useTopicValue } from '../../../state/engine/use-topic.ts';
import { createLoadableComponent } from '../../../state/load/loadable.ts';
import { useSession } from '../../../state/member/session.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { entryLinks, isAuthPath } from '../../../routes/routes.ts';
import styles from '../header/header.module.css';
import type { MouseEvent } from 'react';
import { requestSignIn } from '../../../state/overlays/sign-in-prompt.ts';

const MemberAccount = createLoadableComponent(() => import('./member-account.tsx'));

/** End of the header: sign-in and registration for a visitor, the account for a member. */
export function AccountEntry() {
  const { phase, player } = useSession();
  if (phase === 'visitor') {
    return (
      <>
        <SignInLink className={styles['signIn']} />
        <Link href={entryLinks.register()} className={buttonClass('primary', false, styles['register'])}>
          Üye ol
        </Link>
      </>
    );
  }
  if (phase === 'opening' || player === null) return <OpeningAccount />;
  return <MemberAccount player={player} fallback={<Opening />} />;
}

/** Links to the account page when the player's data failed to load; that page explains why and offers a retry. */
function OpeningAccount() {
  const load = useTopicValue({ kind: 'session' }, 'load');
  if (load?.phase !== 'failed') return <Opening />;
  return (
    <Link href={entryLinks.profile()} className={buttonClass('quiet')}>
      Hesabım <span className="visually-hidden">yüklenemedi</span>
    </Link>
  );
}

/** Placeholder as wide as the account entry, so that only the length of the name moves anything beside it. */
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

/**
 * Link to the sign-in page that opens the dialog over the current page instead. In a new tab, and on sign-in and
 * registration pages, it opens the page.
 */
function SignInLink({ className }: { className?: string | undefined }) {
  const [pathname] = useLocation();
  const openHere = (event: MouseEvent): void => {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || isAuthPath(pathname)) return;
    event.preventDefault();
    requestSignIn();
  };
  return (
    <Link href={entryLinks.signIn()} className={buttonClass('text', false, className)} onClick={openHere}>
      Giriş yap
    </Link>
  );
}
