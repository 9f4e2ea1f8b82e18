import { useEffect, useState } from 'react';

interface Wish {
  number: number;
  /** What the engine told when this was wished, and when its answer came. */
  before: number;
  answered: boolean;
}

/** The engine's frame follows its answer within a moment; later what it tells is what is, also when that never moved. */
const CATCH_UP_MS = 1_000;

/**
 * A number the engine keeps, as the player's hand has it: between a tap and the engine's word the wished one is shown,
 * so that quick taps add up. What the engine tells afterwards counts, whatever it is.
 */
export function useWanted(told: number, send: (value: number) => Promise<unknown>): [number, (value: number) => void] {
  const [wish, setWish] = useState<Wish | null>(null);
  const fulfilled = wish !== null && (told === wish.number || (wish.answered && told !== wish.before));
  if (fulfilled) setWish(null);
  useEffect(() => {
    if (wish === null || !wish.answered) return undefined;
    // Another tab may have wished it back before anybody was told.
    const over = setTimeout(() => setWish(null), CATCH_UP_MS);
    return () => clearTimeout(over);
  }, [wish]);
  const want = (number: number): void => {
    setWish({ number, before: told, answered: false });
    void send(number).then((result) => {
      setWish((last) => (last?.number === number ? answered(last, result) : last));
    });
  };
  return [wish === null || fulfilled ? told : wish.number, want];
}

function answered(wish: Wish, result: unknown): Wish | null {
  const refused = typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
  return refused ? null : { ...wish, answered: true };
}
