import type { Failure, Result } from '../../../model/failure.ts';
import { HtmlText } from '../../../parts/legal-text/legal-text.tsx';
import { infoLink } from '../../../routes/content.ts';
import { writeService } from '../../../state/engine/services.ts';
import { useAction } from '../../../state/engine/use-action.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { reloadPlayer, signOut } from '../../../state/member/session-calls.ts';
import { hideSheet, showSheet } from '../../../state/overlays/dialogs.ts';
import { useOverlayDialog } from '../../../state/overlays/queue.ts';
import { Button } from '../../../ui/control/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import styles from './terms-of-use.module.css';

/** The terms of use changed: a sheet stands before everything until they are confirmed, or the player leaves. */
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

/** The text, and the two ways on: confirm it, or sign out. */
function Content() {
  const terms = useRead('getTermsOfUse', {});
  const { busy, note, run } = useAction('');
  return (
    <div className={styles['sheet']}>
      {/* Scrolled with the keyboard as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['text']} tabIndex={0} aria-label="Kullanım koşulları metni">
        <HtmlText of={terms} failed={(failure) => (hasNoText(failure) ? <WithoutText /> : null)} />
      </section>
      <FormError text={note} />
      <div className={styles['ways']}>
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

/** The service answered, and has no text to show: asking again would keep the player out. */
const hasNoText = ({ kind }: Failure): boolean => kind === 'malformed' || kind === 'notFound';

/** Says so, and where the terms can be read: beside the product, as the sheet stands before it. */
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
  // The sheet stands until the player is known to have confirmed: it says why where that is not so.
  return result.ok ? reloadPlayer() : result;
}
