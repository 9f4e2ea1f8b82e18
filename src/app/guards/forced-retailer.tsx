/** The popup that leads to the choice of a retailer, over every page until it is made (player-account §2, §4). */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSnapshot } from 'valtio/react';
import { type ForcedChoice, forcedChoice } from '../../domain/member/retailer/required-retailer.ts';
import { dialogs, hideModal, showModal } from '../../state/overlays/dialogs.ts';
import { type SessionView, useSession } from '../../state/member/session.ts';
import { patterns } from '../../routes/routes.ts';
import { ForcedWords } from './forced-words.tsx';

export function ForcedRetailer() {
  const choice = sessionChoice(useSession());
  const [pathname] = useLocation();
  const due = choice !== null && !freePages[choice].includes(pathname) ? choice : null;
  const { isOpen, content } = useSnapshot(dialogs).modal;
  useEffect(() => {
    // Another popup is read first; this one comes when it is closed, and comes back whatever closed it.
    if (due !== null && !isOpen) {
      showModal({
        title: titles[due],
        content: contents[due],
        showCloseIcon: false,
        disableOutsideClick: true,
        closeOnRouteChange: false,
      });
    }
    if (due === null && isOpen && Object.values(contents).some((each) => each === content)) hideModal();
  }, [due, isOpen, content]);
  return null;
}

/** What this member is forced to; null for nothing, and while it is not known. */
export function sessionChoice({ phase, player, balances }: SessionView): ForcedChoice | null {
  if (phase !== 'member' || player === null || balances === null) return null;
  return forcedChoice(player.playerStatus, balances.retailer);
}

const titles: Record<ForcedChoice, string> = { change: 'Bayi Seçmelisin', choose: 'Bayini Seç' };

/** Elements made once: by them the popup is told from every other. */
const contents = {
  change: <ForcedWords choice="change" />,
  choose: <ForcedWords choice="choose" />,
};

/** Where the choice is made: also step 3 of the registration, which a new member is led through. */
const freePages: Record<ForcedChoice, readonly string[]> = {
  change: [patterns.changeRetailer],
  choose: [patterns.chooseRetailer, patterns.register],
};
