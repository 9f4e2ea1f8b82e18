/**
 * `npm run withdrawals -- --seed S --runs N`: so many taps on "Çek" in a real browser, each with faults drawn from its seed.
 * `--dialect second` has the stand-in answer otherwise (stand-in-11), `--verbose` tells every one.
 */
import { tapsCommand } from '../taps-command.ts';
import { withdrawOnce } from './withdraw-once.ts';

await tapsCommand(withdrawOnce, { made: 'withdrawals', sent: 'requests' });
