/** Parts that only a feed in disorder needs: their script is loaded with the first refused message. */
export { createRepair } from './repair.ts';
export { createRestartDetector } from './restart-detector.ts';
