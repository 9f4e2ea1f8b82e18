import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { Link } from 'wouter';
import { contactLinks } from '../../routes/account-routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import styles from './help.module.css';

/** Link to the contact form, for questions the help did not answer. */
export function ContactPrompt() {
  return (
    <div className={styles['ask']}>
      <MessageCircleQuestion size={22} aria-hidden />
      <p>
        <b>Aradığını bulamadın mı?</b> Sorunu yaz, sana dönelim.
      </p>
      <Link href={contactLinks.form()} className={buttonClass('quiet')}>
        Bize yaz
      </Link>
    </div>
  );
}
