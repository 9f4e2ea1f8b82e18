import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SlipUndo } from '../../../model/slip.ts';
import { undoRemoval, consumeKeyboardRemoval, useSlipUndo } from '../use-slip-undo.ts';
import styles from './undo-bar.module.css';

/** Note about selections just removed or replaced, with an undo button; in the page flow, so it covers nothing. */
export function UndoBar() {
  const undo = useSlipUndo();
  return (
    <>
      <output className="visually-hidden">{undo === undefined ? '' : `${undoText(undo)}. Geri alabilirsin.`}</output>
      {undo !== undefined && <Bar key={undo.id} undo={undo} />}
    </>
  );
}

function Bar({ undo }: { undo: SlipUndo }) {
  const button = useRef<HTMLButtonElement>(null);
  const [leftMs] = useState(() => Math.max(0, undo.until - Date.now()));
  // The pressed remove button disappeared with its row, so the focus moves to the undo button, and later to the title.
  useLayoutEffect(() => {
    const bar = button.current;
    return () => {
      if (bar !== null && document.activeElement === bar) bar.closest('dialog, aside')?.querySelector('h2')?.focus();
    };
  }, []);
  useEffect(() => {
    if (consumeKeyboardRemoval()) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles['bar']} style={{ '--left': `${leftMs}ms` } as CSSProperties}>
      <span className={`fill shrink clip ${styles['text']}`}>{undoText(undo)}</span>
      <button
        ref={button}
        type="button"
        className={`rigid weight-700 ${styles['button']}`}
        onClick={() => undoRemoval(undo)}
      >
        Geri al
      </button>
    </div>
  );
}

function undoText({ kind, count, eventName }: SlipUndo): string {
  if (kind === 'cleared') return 'Kupon temizlendi';
  if (kind === 'replaced') return 'Kuponun değişti';
  return count === 1 ? `${eventName} çıkarıldı` : `${count} seçim çıkarıldı`;
}
