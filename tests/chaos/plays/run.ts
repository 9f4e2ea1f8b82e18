/**
 * `npm run plays -- --seed S --runs N`: so many taps on "Oyna" in a real browser, each with faults drawn from its seed.
 * `--dialect second` has the stand-in answer otherwise (stand-in-11), `--verbose` tells every one.
 */
import { tapsCommand } from '../taps-command.ts';
import { playOnce } from './play-once.ts';

await tapsCommand(playOnce, { made: 'coupons', sent: 'orders' });
