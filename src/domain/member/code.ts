import { REQUIRED } from './required.ts';

export const CODE_LENGTH = 6;

/** Why this is no SMS or activation code, `null` when it is one: six digits, one message for all else (player-account §5). */
export function codeFault(text: string): string | null {
  return /^\d{6}$/.test(text) ? null : REQUIRED;
}
