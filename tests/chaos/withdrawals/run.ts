/**
 * `npm run withdrawals -- --seed S --runs N`: N taps on "Çek" in a real browser, each with faults drawn from its seed.
 * `--dialect second` makes the stand-in respond in the second dialect (stand-in-11), `--verbose` logs each run.
 */
import { tapsCommand } from '../taps-command.ts';
import { withdrawOnce } from './withdraw-once.ts';

await tapsCommand(withdrawOnce, { made: 'withdrawals', sent: 'requests' });
