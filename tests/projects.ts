/** The projects of tests: which files each has, where they run, and how. A test file belongs to exactly one of them. */
import { availableParallelism } from 'node:os';

export interface TestProject {
  name: string;
  /** Below `tests`; all test files in them. */
  folders: string[];
  /** `npm test` runs the quick ones, `npm run test:all` all of them. */
  tier: 'quick' | 'all';
  /** Environment of its files: Node alone, a document without layout, or a built app and browsers. */
  needs: 'node' | 'document' | 'browser';
  /** React's build that says on the console what is wrong; else the one players run, a seventh faster. */
  react?: 'development';
  /** One file at a time, because its tests measure or race a clock. Without it files run on all cores. */
  alone?: true;
}

export const projects: readonly TestProject[] = [
  { name: 'unit', folders: ['unit', 'fuzz', 'house'], tier: 'quick', needs: 'node' },
  { name: 'screens', folders: ['screens'], tier: 'quick', needs: 'document' },
  // Walks and measurements are part of the second command, because with them the first took more than its ten minutes.
  { name: 'walks', folders: ['walks'], tier: 'all', needs: 'document' },
  { name: 'development', folders: ['development'], tier: 'all', needs: 'document', react: 'development' },
  { name: 'browser', folders: ['browser'], tier: 'quick', needs: 'browser' },
  { name: 'alone', folders: ['alone'], tier: 'all', needs: 'browser', alone: true },
  { name: 'journeys', folders: ['journeys'], tier: 'all', needs: 'browser' },
  { name: 'looks', folders: ['looks'], tier: 'all', needs: 'browser' },
  { name: 'tabs', folders: ['multitab', 'faults'], tier: 'all', needs: 'browser' },
  { name: 'engines', folders: ['engines'], tier: 'all', needs: 'browser', alone: true },
  { name: 'real-hub', folders: ['real-hub'], tier: 'all', needs: 'browser', alone: true },
  { name: 'soak', folders: ['soak'], tier: 'all', needs: 'browser' },
];

/** Tests that are repeated for the two engine hosts that this browser would not choose. */
export const hostSuites = [
  'tests/faults/',
  'tests/browser/live-changes.test.ts',
  'tests/browser/coupons-offline.test.ts',
  'tests/browser/security-headers.test.ts',
];

/** More browsers than this side by side need more memory than a machine of many cores may have. */
const MOST_BROWSERS = 8;

/**
 * Returns how many files of a project run at a time: one for each core, and two on a single core, because a test mostly
 * waits. `TRIBUN_WORKERS` replaces the number of cores.
 */
export function workersOf({ alone, needs }: TestProject): number {
  if (alone === true) return 1;
  const workers = Math.max(2, Number(process.env['TRIBUN_WORKERS'] ?? availableParallelism()));
  return needs === 'browser' ? Math.min(workers, MOST_BROWSERS) : workers;
}

export const filesOf = ({ folders }: TestProject): string[] =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
