/** The popup that leads to the choice of a retailer, over every page until it is made. */
import { useLocation } from 'wouter';
import { type RequiredChoice, requiredChoice } from '../../../domain/member/retailer/required-retailer.ts';
import { hideModal, showForm } from '../../../state/overlays/dialogs.ts';
import { useOverlayDialog } from '../../../state/overlays/queue.ts';
import { type SessionView, useSession } from '../../../state/member/session.ts';
import { accountPatterns } from '../../../routes/account.ts';
import { isAt } from '../../../routes/pattern.ts';
import { isBelow, roots } from '../../../routes/roots.ts';
import { patterns } from '../../../routes/routes.ts';
import { RequiredRetailerText } from './required-retailer-text.tsx';

/** It comes back whatever closed it. */
export function RequiredRetailer() {
  const choice = sessionChoice(useSession());
  const [pathname] = useLocation();
  const show = (): void => {
    if (choice === null) return;
    showForm({
      owner: 'requiredRetailer',
      title: titles[choice],
      content: <RequiredRetailerText choice={choice} />,
      showCloseIcon: false,
      disableOutsideClick: true,
      closeOnRouteChange: false,
    });
  };
  // Where the choice is made nothing stands over it, also nothing that would come after it.
  const isFree = choice !== null && freePages[choice].some((pattern) => isAt(pattern, pathname));
  const shown = choice !== null && !isFree && !isDocument(pathname);
  useOverlayDialog('requiredRetailer', choice !== null, { show, hide: hideModal }, shown);
  return null;
}

/** What this member must choose; null for nothing, and while it is not known. */
function sessionChoice({ phase, player, balances }: SessionView): RequiredChoice | null {
  if (phase !== 'member' || player === null || balances === null) return null;
  return requiredChoice(player.playerStatus, balances.retailer);
}

const titles: Record<RequiredChoice, string> = { change: 'Bayi Seçmelisin', choose: 'Bayini Seç' };

/** What it asks to agree to is there to be read, in a page of its own (rule retailer-9). */
const isDocument = (pathname: string): boolean => isBelow(pathname, roots.info);

/** Where the choice is made: also step 3 of the registration, which a new member is led through. */
const freePages: Record<RequiredChoice, readonly string[]> = {
  change: [accountPatterns.changeRetailer],
  choose: [accountPatterns.chooseRetailer, patterns.register],
};
