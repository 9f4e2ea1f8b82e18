/** Loaded when the engine runs: what nobody caught in it is told to the tabs. */
import { tellBreakage } from '../src/contract/breakage.ts';

tellBreakage(globalThis, 'engine');
