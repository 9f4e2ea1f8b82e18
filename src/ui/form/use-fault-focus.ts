import { type RefObject, useEffect, useRef, useState } from 'react';

interface FaultFocus {
  ref: RefObject<HTMLFormElement | null>;
  /** Without a fault on the page the field of this name gets the focus, if any. */
  focusFirstFault: (otherwise?: PropertyKey) => void;
}

/** Moves the focus once the faults stand on the page, to the first of them in document order. */
export function useFaultFocus(): FaultFocus {
  const ref = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ otherwise: PropertyKey | undefined }>();
  useEffect(() => {
    const form = ref.current;
    if (wanted === undefined || form === null) return;
    const faulty = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    const named = wanted.otherwise === undefined ? null : form.elements.namedItem(String(wanted.otherwise));
    if (faulty !== null) faulty.focus();
    else if (named instanceof HTMLElement) named.focus();
  }, [wanted]);
  return { ref, focusFirstFault: (otherwise) => setWanted({ otherwise }) };
}
