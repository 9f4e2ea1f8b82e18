/** Reports uncaught errors of the engine to the tabs; loaded once the engine runs. */
import { tellBreakage } from '../src/contract/breakage.ts';

tellBreakage(globalThis, 'engine');
