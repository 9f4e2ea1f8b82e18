import type { LegalTextName } from '../../../contract/services/common.ts';
import { legalTitles } from '../../../parts/legal-text/legal-titles.ts';
import { LegalConfirm } from '../../../parts/legal-text/legal-text.tsx';
import { hideSheet, showContract } from '../../../state/overlays/dialogs.ts';
import styles from '../registration.module.css';

export interface LegalLinkProps {
  name: LegalTextName;
  /** Confirming the text is giving the consent; without it the text is only there to be read. */
  onConfirm?: () => void;
}

/** A legal text inside of a sentence: opens it in the contract sheet (rule terms-3). */
export function LegalLink({ name, onConfirm }: LegalLinkProps) {
  const open = (): void => {
    const confirm = (): void => {
      hideSheet();
      onConfirm?.();
    };
    showContract({
      title: legalTitles[name],
      // The button that confirms comes with the text: what did not load cannot be confirmed.
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
