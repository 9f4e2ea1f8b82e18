import { useState } from 'react';
import { currentSession } from '../../../state/member/session.ts';
import { hideModal, showForm } from '../../../state/overlays/dialogs.ts';
import { useOverlayDialog } from '../../../state/overlays/overlay-queue.ts';
import { requestSignIn } from '../../../state/overlays/sign-in-prompt.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from './popups.module.css';

/** Dialog for a session that could not be renewed, with a button to sign in and continue where it ended. */
export default function SessionExpiredDialog() {
  const [read, setRead] = useState(false);
  useOverlayDialog('sessionExpired', !read, {
    show: () =>
      showForm({
        owner: 'sessionExpired',
        title: 'Oturumunun süresi doldu',
        content: <Content endedAt={currentSession().endedAt} />,
        // The page navigates to the home page at the same moment.
        closeOnRouteChange: false,
      }),
    hide: hideModal,
    onClosed: () => setRead(true),
  });
  return null;
}

function Content({ endedAt }: { endedAt: string }) {
  const signInAgain = (): void => {
    hideModal();
    requestSignIn(endedAt);
  };
  return (
    <>
      <p className={`text-sm muted ${styles['popupText']}`}>
        Güvenliğin için oturumun kapatıldı. Kaldığın yerden devam etmek için tekrar giriş yap.
      </p>
      <div className="stack gap-2">
        <Button variant="primary" wide onClick={signInAgain}>
          Tekrar giriş yap
        </Button>
        <Button variant="quiet" wide onClick={hideModal}>
          Giriş yapmadan devam et
        </Button>
      </div>
    </>
  );
}
