import type { Failure, Result } from '../../../model/failure.ts';
import { HtmlText } from '../../../parts/legal-text/legal-text.tsx';
import { infoLink } from '../../../routes/content-routes.ts';
import { writeService } from '../../../state/engine/call-service.ts';
import { useAction } from '../../../state/engine/use-action.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { reloadPlayer, signOut } from '../../../state/member/session-calls.ts';
import { hideSheet, showSheet } from '../../../state/overlays/dialogs.ts';
import { useOverlayDialog } from '../../../state/overlays/overlay-queue.ts';
import { Button } from '../../../ui/control/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import styles from './popups.module.css';

/** Blocking sheet for changed terms of use, until they are confirmed or the player signs out. */
export default function TermsOfUse() {
  useOverlayDialog('termsOfUse', true, {
    show: () =>
      showSheet({
        owner: 'termsOfUse',
        title: 'Kullanım koşulları',
        content: <Content />,
        blocking: true,
        showCloseIcon: false,
        closeOnRouteChange: false,
        height: 'min(640px, 85dvh)',
      }),
    hide: hideSheet,
  });
  return null;
}

/** The text with its two actions: confirm, or sign out. */
function Content() {
  const terms = useRead('getTermsOfUse', {});
  const { busy, note, run } = useAction('');
  return (
    <div className={`flex gap-3 ${styles['sheet']}`}>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['text']} tabIndex={0} aria-label="Kullanım koşulları metni">
        <HtmlText of={terms} failed={(failure) => (hasNoText(failure) ? <WithoutText /> : null)} />
      </section>
      <FormError text={note} />
      <div className="stack gap-2">
        {(terms.phase === 'ready' || (terms.failure !== null && hasNoText(terms.failure))) && (
          <Button
            variant="primary"
            wide
            aria-disabled={busy !== ''}
            aria-busy={busy !== ''}
            onClick={() => run(confirm)}
          >
            {terms.phase === 'ready' ? 'Okudum, onaylıyorum' : 'Onaylıyorum'}
          </Button>
        )}
        <Button variant="quiet" wide onClick={() => void signOut()}>
          Onaylamadan çıkış yap
        </Button>
      </div>
    </div>
  );
}

/** True if the service responded without a text: a retry would lock the player out. */
const hasNoText = ({ kind }: Failure): boolean => kind === 'malformed' || kind === 'notFound';

/** Notice with a link to the terms in a new tab, because the sheet blocks the product. */
function WithoutText() {
  return (
    <p role="alert">
      Kullanım koşullarının metni şu anda gösterilemiyor. Koşulları{' '}
      <a href={infoLink('yeni-uyelik-sozlesmesi')} target="_blank" rel="noopener">
        Üyelik Sözleşmesi sayfasında
      </a>{' '}
      okuyabilirsin.
    </p>
  );
}

async function confirm(): Promise<Result<null>> {
  const result = await writeService('confirmTermsOfUse', {});
  // The sheet stays until the reloaded player has confirmed; a failure is shown in it.
  return result.ok ? reloadPlayer() : result;
}
