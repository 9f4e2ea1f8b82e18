import { useEffect, useEffectEvent } from 'react';
import { receiveSmsCode } from '../../platform/device/sms-code.ts';

/**
 * Calls back with the code of an SMS that arrives while the component is mounted.
 * @param sent identifies the awaited code: a new value starts listening again; null does not listen
 */
export function useSmsCode(sent: number | null, onCode: (code: string) => void): void {
  const onArrival = useEffectEvent(onCode);
  useEffect(() => {
    if (sent === null) return undefined;
    const waiting = new AbortController();
    void receiveSmsCode(waiting.signal).then((code) => {
      if (code !== null && !waiting.signal.aborted) onArrival(code);
    });
    return () => waiting.abort();
  }, [sent]);
}
