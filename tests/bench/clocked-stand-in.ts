/**
 * The stand-in with a clock that can run faster than real time: an hour of the program passes in a minute. The process
 * that starts it sends the speed as a message; its address is printed as `npm start` prints it.
 */
import { createStandIn } from '../../server/create-stand-in.ts';

const STARTED = Date.now();
let speed = 1;
let since = STARTED;
let passed = 0;

process.on('message', (next: number) => {
  passed += (Date.now() - since) * speed;
  since = Date.now();
  speed = next;
});
// The parent process that started this stand-in has ended.
process.on('disconnect', () => process.exit());

const standIn = await createStandIn({
  port: 0,
  seed: 1,
  events: 1_200,
  updatesPerSecond: 0,
  compressResponses: true,
  clock: () => STARTED + passed + (Date.now() - since) * speed,
});
console.log(standIn.url);
