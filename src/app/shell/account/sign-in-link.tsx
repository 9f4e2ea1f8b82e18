import type { MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { openSignIn } from '../../../state/overlays/sign-in-prompt.ts';
import { buttonClass } from '../../../ui/control/button.tsx';
import { links } from '../../../routes/routes.ts';
import { isThreshold } from '../../../routes/sign-in.ts';

/**
 * Link to the sign-in page that opens the dialog over the current page instead. In a new tab, and on sign-in and
 * registration pages, it opens the page.
 */
export function SignInLink({ className }: { className?: string | undefined }) {
  const [pathname] = useLocation();
  const openHere = (event: MouseEvent): void => {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || isThreshold(pathname)) return;
    event.preventDefault();
    openSignIn();
  };
  return (
    <Link href={links.signIn()} className={buttonClass('text', false, className)} onClick={openHere}>
      Giriş yap
    </Link>
  );
}
