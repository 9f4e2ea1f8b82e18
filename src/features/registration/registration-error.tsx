import type { Failure } from '../../model/failure.ts';
import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import { registrationErrorWords } from '../../domain/member/registration/registration-errors.ts';
import { hideModal, showNotice } from '../../state/overlays/dialogs.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import styles from './registration-error.module.css';

/** The error modal of the registration (player-account §4, §8). */
export function showRegistrationError(failure: Failure, onClose?: () => void): void {
  const { title, text, leadsToSignIn } = registrationErrorWords(failure);
  showNotice({
    title,
    onClose: onClose ?? null,
    content: (
      <div className={styles['error']} role="alert">
        {text !== '' && <p>{text}</p>}
        {leadsToSignIn && (
          <Link href={links.signIn()} className={buttonClass('quiet', true)} onClick={hideModal}>
            Giriş yap
          </Link>
        )}
      </div>
    ),
  });
}
