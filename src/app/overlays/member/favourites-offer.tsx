/**
 * Offers a member, once, to take over the favourite leagues chosen on this device without signing in (rule program-14).
 */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { NamedFavouriteLeague } from '../../../model/program.ts';
import { isAuthPath } from '../../../routes/routes.ts';
import { callEngine } from '../../../state/engine/call-engine.ts';
import { useTopicValue } from '../../../state/engine/use-topic.ts';
import { useIsMounted, useAction } from '../../../state/engine/use-action.ts';
import { useSession } from '../../../state/member/session.ts';
import { hideModal, showForm } from '../../../state/overlays/dialogs.ts';
import { useOverlayDialog } from '../../../state/overlays/overlay-queue.ts';
import { Button } from '../../../ui/control/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import styles from './member-popup.module.css';

export function FavouritesOffer() {
  const { phase } = useSession();
  return phase === 'member' ? <Offer /> : null;
}

function Offer() {
  const offered = useTopicValue({ kind: 'favourites' }, 'offered') ?? [];
  const [pathname] = useLocation();
  const [closed, setClosed] = useState(false);
  const due = offered.length > 0 && !closed && !isAuthPath(pathname);
  useOverlayDialog('favouritesOffer', due, {
    show: () =>
      showForm({
        owner: 'favouritesOffer',
        title: 'Favori liglerin',
        content: <Question leagues={offered} />,
        closeOnRouteChange: false,
      }),
    hide: hideModal,
    onClosed: () => {
      setClosed(true);
      // After a yes there is no offer any more, so this call has no effect.
      void answer(false);
    },
  });
  return null;
}

const answer = (yes: boolean) => callEngine('takeOverFavourites', { yes });

function Question({ leagues }: { leagues: readonly NamedFavouriteLeague[] }) {
  const { busy, note, run } = useAction('');
  const stillHere = useIsMounted();
  const names = leagues.flatMap(({ competition }) => (competition === null ? [] : [competition.name]));
  const yes = (): void =>
    run(() => answer(true), {
      onDone: () => {
        if (stillHere()) hideModal();
        return undefined;
      },
    });
  return (
    <div className={`stack gap-2 ${styles['popup']}`}>
      <p className={styles['text']}>
        Giriş yapmadan önce bu cihazda {leagues.length} ligi favorilerine eklemiştin
        {names.length > 0 && ` (${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ' …' : ''})`}. Hesabındaki
        favorilere eklensin mi?
      </p>
      <FormError text={note} />
      <Button
        variant="primary"
        wide
        data-autofocus=""
        aria-disabled={busy !== ''}
        aria-busy={busy !== ''}
        onClick={yes}
      >
        Favorilerime ekle
      </Button>
      <Button variant="text" wide onClick={hideModal}>
        Hayır, ekleme
      </Button>
    </div>
  );
}

/** Number of leagues mentioned by name. */
const NAMED = 3;
