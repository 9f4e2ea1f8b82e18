/** Things a player has done, one at a time, each with what came of it. */
import type { Failure, Result } from '../../model/failure.ts';
import { useRef, useState } from 'react';
import { failureText } from '../../domain/failure-text.ts';

export interface Tasks {
  /** What is under way; '' for nothing. */
  busy: string;
  /** What came of the last one; '' for nothing to say. */
  note: string;
  failed: boolean;
  /** Does nothing while another is under way: a tap counts once. */
  run: <T>(name: string, work: () => Promise<Result<T>>, told: (value: T) => string) => void;
}

const nothing = { busy: '', note: '', failed: false };

export function useTasks(): Tasks {
  const running = useRef(false);
  const [state, setState] = useState(nothing);
  const start = async <T>(name: string, work: () => Promise<Result<T>>, told: (value: T) => string): Promise<void> => {
    setState({ ...nothing, busy: name });
    const result = await work();
    running.current = false;
    setState(
      result.ok
        ? { ...nothing, note: told(result.value) }
        : { busy: '', note: faultText(result.failure), failed: true },
    );
  };
  return {
    ...state,
    run: (name, work, told) => {
      if (running.current) return;
      running.current = true;
      void start(name, work, told);
    },
  };
}

/** Of a call that has an effect and was not answered, nobody knows whether it was done. */
function faultText(failure: Failure): string {
  const text = failureText(failure);
  return openKinds.has(failure.kind) ? `${text} ${UNSURE}` : text;
}

const openKinds = new Set(['timeout', 'engineLost']);
const UNSURE = 'İşlem yapılmış olabilir; kuponu kontrol et.';
