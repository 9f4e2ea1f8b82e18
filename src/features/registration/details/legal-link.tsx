import type { LegalTextName } from '../../../contract/services/common-calls.ts';
import { legalTitles } from '../../../parts/legal-text/legal-titles.ts';
import { LegalConfirm } from '../../../parts/legal-text/legal-text.tsx';
import { hideSheet, showContract } from '../../../state/overlays/dialogs.ts';
import styles from '../registration.module.css';

interface LegalLinkProps {
  name: LegalTextName;
  /** Gives the consent, called when the text is confirmed; if undefined, the text can only be read. */
  onConfirm?: () => void;
}

/** Link inside a sentence that opens a legal text in the contract sheet (rule terms-3). */
export function LegalLink({ name, onConfirm }: LegalLinkProps) {
  const open = (): void => {
    const confirm = (): void => {
      hideSheet();
      onConfirm?.();
    };
    showContract({
      title: legalTitles[name],
      // The confirm button is rendered with the text, because a text that did not load cannot be confirmed.
      buttonText: '',
      content: (
        <LegalConfirm
          name={name}
          confirmText={onConfirm === undefined ? 'Anladım' : 'Okudum, onaylıyorum'}
          onConfirm={confirm}
        />
      ),
    });
  };
  return (
    <button type="button" className={styles['link']} onClick={open}>
      {legalTitles[name]}
    </button>
  );
}
