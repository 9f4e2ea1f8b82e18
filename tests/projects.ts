/** The projects of tests: which files each has, where they run, and how. A test file belongs to exactly one of them. */

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
  /** Files at a time. What measures or races a clock runs alone. */
  lanes: 1 | 2;
}

export const projects: readonly TestProject[] = [
  { name: 'unit', folders: ['unit', 'fuzz'], tier: 'quick', needs: 'node', lanes: 2 },
  { name: 'screens', folders: ['screens'], tier: 'quick', needs: 'document', lanes: 2 },
  // Walks and measurements are part of the second command, because with them the first took more than its ten minutes.
  { name: 'walks', folders: ['walks'], tier: 'all', needs: 'document', lanes: 2 },
  { name: 'development', folders: ['development'], tier: 'all', needs: 'document', react: 'development', lanes: 2 },
  { name: 'browser', folders: ['browser'], tier: 'quick', needs: 'browser', lanes: 2 },
  { name: 'alone', folders: ['alone'], tier: 'all', needs: 'browser', lanes: 1 },
  { name: 'journeys', folders: ['journeys'], tier: 'all', needs: 'browser', lanes: 2 },
  { name: 'looks', folders: ['looks'], tier: 'all', needs: 'browser', lanes: 2 },
  { name: 'tabs', folders: ['multitab', 'faults'], tier: 'all', needs: 'browser', lanes: 2 },
  { name: 'engines', folders: ['engines'], tier: 'all', needs: 'browser', lanes: 1 },
  { name: 'real-hub', folders: ['real-hub'], tier: 'all', needs: 'browser', lanes: 1 },
  { name: 'soak', folders: ['soak'], tier: 'all', needs: 'browser', lanes: 2 },
];

/** Tests that are repeated for the two engine hosts that this browser would not choose. */
export const hostSuites = [
  'tests/faults/',
  'tests/browser/live-changes.test.ts',
  'tests/browser/coupons-offline.test.ts',
  'tests/browser/security-headers.test.ts',
];

export const filesOf = ({ folders }: TestProject): string[] =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
