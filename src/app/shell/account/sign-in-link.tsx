import type { MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { requestSignIn } from '../../../state/overlays/sign-in-prompt.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { entryLinks } from '../../../routes/routes.ts';
import { isAuthPath } from '../../../routes/sign-in-routes.ts';

/**
 * Link to the sign-in page that opens the dialog over the current page instead. In a new tab, and on sign-in and
 * registration pages, it opens the page.
 */
export function SignInLink({ className }: { className?: string | undefined }) {
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
