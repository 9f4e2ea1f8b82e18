import { useEffect, useState } from 'react';

/**
 * What is so at this second of the server's clock; renders again when it is otherwise, and not each second.
 * @param offset what that clock is ahead of this device's, ms
 * @param read gives a text or a number
 */
export function useServerSecond<T extends string | number>(offset: number, read: (now: number) => T): T {
  const now = read((Date.now() + offset) / 1_000);
  const [, setSeen] = useState(now);
  useEffect(() => {
    const look = (): void => setSeen(read((Date.now() + offset) / 1_000));
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  });
  return now;
}
