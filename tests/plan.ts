/** The steps of a test run. The lanes of one stage run in parallel. */
import { join } from 'node:path';
import { type TestProject, hostSuites, projects } from './projects.ts';

export interface Step {
  name: string;
  command: string[];
  /** Runs tests, which are counted one by one. */
  counted?: true;
  environment?: Record<string, string>;
}

/** Lanes of steps: those of a lane run one after the other. */
export type Stage = Step[][];

export interface PlanOptions {
  /** `quick` is `npm test`, `all` is `npm run test:all`, `rest` is what the first leaves of the second. */
  tier: 'quick' | 'all' | 'rest';
  /** "1/3": this part of the test files. */
  shard?: string;
  /** Only what has to do with the changes since the last commit. */
  changed?: boolean;
  /** Names of test files; all when empty. */
  only: string[];
}

const realms = ['src/domain', 'src', 'workers', 'sw', 'server', 'tests'];
const bin = (name: string): string => join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

const checks: Step[] = [
  ...realms.map((realm) => ({ name: `types ${realm}`, command: [bin('tsc'), '-p', realm] })),
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', command: [bin('oxfmt'), '--check'] },
];
const build: Step = { name: 'build', command: [bin('vite'), 'build', '--logLevel', 'warn'] };

export function planOf({ tier, shard, changed = false, only }: PlanOptions): Stage[] {
  const options = [...(shard === undefined ? [] : [`--shard=${shard}`]), ...(changed ? ['--changed'] : []), ...only];
  const run = (project: TestProject): Step => ({
    name: project.name,
    command: [bin('vitest'), 'run', '--project', project.name, '--passWithNoTests', ...options],
    counted: true,
  });
  const wanted = projects.filter((project) => tier === 'all' || (project.tier === 'quick') === (tier === 'quick'));
  const inBrowser = wanted.filter(({ needs }) => needs === 'browser');
  const inNode = wanted.filter(({ needs }) => needs !== 'browser');
  const first: Stage =
    tier === 'rest'
      ? [[build], inNode.map(run)]
      : [
          [...checks, ...inNode.slice(1).map(run)],
          [build, ...inNode.slice(0, 1).map(run)],
        ];
  // Browsers measure what is beside them: one project after the other.
  const hosts = tier === 'quick' || only.length > 0 ? [] : ['leader', 'solo'].map((host) => inHost(host, shard));
  return [first, ...inBrowser.map((project) => [[run(project)]]), ...hosts.map((step) => [[step]])];
}

function inHost(host: string, shard: string | undefined): Step {
  const part = shard === undefined ? [] : [`--shard=${shard}`];
  return {
    name: `host ${host}`,
    command: [bin('vitest'), 'run', '--project', 'tabs', '--project', 'browser', ...hostSuites, ...part],
    counted: true,
    environment: { TRIBUN_ENGINE: host },
  };
}
