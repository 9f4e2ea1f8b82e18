/** Copies one of several texts of a screen, and reports for a short time which one. */
import { useEffect, useState } from 'react';

const SAID_MS = 4_000;

export interface CopyToClipboard {
  /** The text last copied; '' for none of this screen's. */
  copied: string;
  /** Message for screen readers; '' for none. */
  note: string;
  /** @param name of what is copied, as it begins a sentence */
  copy: (name: string, text: string) => void;
}

export function useCopyToClipboard(): CopyToClipboard {
  const [state, setState] = useState({ copied: '', note: '' });
  useEffect(() => {
    if (state.note === '') return undefined;
    const timer = setTimeout(() => setState({ copied: '', note: '' }), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (name: string, text: string): void => {
    void copyText(text).then((done) =>
      setState(
        done
          ? { copied: text, note: `${name} kopyalandı` }
          : { copied: '', note: `${name} kopyalanamadı. Basılı tutup elle kopyalayabilirsin.` },
      ),
    );
  };
  return { ...state, copy };
}

/** Writes a text to the clipboard; returns false if the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or no secure context: the caller offers the text for copying by hand.
    return false;
  }
}
