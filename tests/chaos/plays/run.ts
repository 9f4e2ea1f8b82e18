/**
 * `npm run plays -- --seed S --runs N`: N taps on "Oyna" in a real browser, each with faults drawn from its seed.
 * `--pool` plays the football pool, `--dialect second` makes the stand-in respond in the second dialect (stand-in-11),
 * `--verbose` logs each run.
 */
import { playPoolOnce } from '../pool/pool-once.ts';
import { tapsCommand } from '../taps-command.ts';
import { playOnce } from './play-once.ts';

const [, , ...args] = process.argv;
const rest = args.filter((each) => each !== '--pool');
await tapsCommand(rest.length < args.length ? playPoolOnce : playOnce, { made: 'coupons', sent: 'orders' }, rest);
