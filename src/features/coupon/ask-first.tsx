import { hideModal, showModal } from '../../state/overlays/dialogs.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './ask-first.module.css';

interface Question {
  title: string;
  text: string;
  /** Says what a yes does. */
  yes: string;
  onYes: () => void;
}

/** A yes is needed for what cannot be taken back. */
export function askFirst(question: Question): void {
  showModal({ title: question.title, content: <Ask {...question} /> });
}

function Ask({ text, yes, onYes }: Question) {
  const agree = (): void => {
    hideModal();
    onYes();
  };
  return (
    <div className={styles['ask']}>
      <p className={styles['text']}>{text}</p>
      <Button variant="primary" wide onClick={agree}>
        {yes}
      </Button>
      <Button variant="quiet" wide data-autofocus="" onClick={hideModal}>
        Vazgeç
      </Button>
    </div>
  );
}
