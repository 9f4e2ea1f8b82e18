import { UserRound } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { links } from '../../app/routes.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { membershipNotice } from './membership-notice.ts';

/** Stands at the addresses of sign-in, registration and profile. */
export default function MembershipPage() {
  const [pathname] = useLocation();
  const { title, text } = membershipNotice(pathname);
  usePageTitle(title);
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        icon={<UserRound size={26} aria-hidden="true" />}
        title={title}
        text={text}
        action={
          <>
            <Link href={links.program('futbol')} className={buttonClass('primary')}>
              Programa git
            </Link>
            <Link href={links.home()} className={buttonClass('quiet')}>
              Anasayfaya dön
            </Link>
          </>
        }
      />
    </>
  );
}
