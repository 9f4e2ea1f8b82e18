/** Popup that leads to the choice of a retailer, over every page until the choice is made. */
import { useLocation } from 'wouter';
import {
  type RequiredRetailerChoice,
  requiredRetailerChoice,
} from '../../../domain/member/retailer/required-retailer.ts';
import { hideModal, showForm } from '../../../state/overlays/dialogs.ts';
import { useOverlayDialog } from '../../../state/overlays/overlay-queue.ts';
import { type SessionView, useSession } from '../../../state/member/session.ts';
import { accountPatterns } from '../../../routes/account-routes.ts';
import { matchPattern } from '../../../routes/pattern.ts';
import { isBelow, roots } from '../../../routes/areas.ts';
import { entryPatterns } from '../../../routes/routes.ts';
import { RequiredRetailerText } from './required-retailer-text.tsx';

/** Opens again however it was closed, until the choice is made. */
export function RequiredRetailerPrompt() {
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
  // The pages of the choice stay uncovered: this popup is hidden there but keeps its place in the queue, so the ones
  // behind it stay closed as well.
  const isFree = choice !== null && freePages[choice].some((pattern) => matchPattern(pattern, pathname) !== undefined);
  const shown = choice !== null && !isFree && !isDocument(pathname);
  useOverlayDialog('requiredRetailer', choice !== null, { show, hide: hideModal }, shown);
  return null;
}

/** Returns the choice this member must make; null for none, and while the member's data is unknown. */
function sessionChoice({ phase, player, balances }: SessionView): RequiredRetailerChoice | null {
  if (phase !== 'member' || player === null || balances === null) return null;
  return requiredRetailerChoice(player.playerStatus, balances.retailer);
}

const titles: Record<RequiredRetailerChoice, string> = { change: 'Bayi Seçmelisin', choose: 'Bayini Seç' };

/** Documents stay readable, because the choice asks the member to agree to them (rule retailer-9). */
const isDocument = (pathname: string): boolean => isBelow(pathname, roots.info);

/** Pages where the choice is made, including the registration, whose step 3 is the choice of a new member. */
const freePages: Record<RequiredRetailerChoice, readonly string[]> = {
  change: [accountPatterns.changeRetailer],
  choose: [accountPatterns.chooseRetailer, entryPatterns.register],
};
