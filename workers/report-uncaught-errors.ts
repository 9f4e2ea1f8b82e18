/** Reports uncaught errors of the engine to the tabs; loaded once the engine runs. */
import { broadcastUncaughtErrors } from '../src/contract/uncaught-errors.ts';

broadcastUncaughtErrors(globalThis, 'engine');
