import { useEffect, useEffectEvent } from 'react';
import { receiveSmsCode } from '../../platform/device/sms-code.ts';

/** Hears the code of an SMS that arrives while this is shown. */
export function useSmsCode(onCode: (code: string) => void): void {
  const hear = useEffectEvent(onCode);
  useEffect(() => {
    const waiting = new AbortController();
    void receiveSmsCode(waiting.signal).then((code) => {
      if (code !== null && !waiting.signal.aborted) hear(code);
    });
    return () => waiting.abort();
  }, []);
}
