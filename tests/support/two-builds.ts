/** Two builds of the app, and a deployment folder from which either of them is served. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright';
import { onTestFinished } from 'vitest';

export const OLD = 'eski';
export const NEW = 'yeni';

export interface Builds {
  /** Returns the folder of the build with this name. */
  dir: (name: typeof OLD | typeof NEW) => string;
  remove: () => Promise<void>;
}

export interface Deployment {
  /** The folder the server serves: always the last deployed build. */
  distDir: string;
  /** Replaces the deployed build in one step; `keepOld` keeps the files of earlier builds reachable. */
  deploy: (name: typeof OLD | typeof NEW, keepOld?: 'keepOld') => Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function makeBuilds(): Promise<Builds> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-builds-'));
  await Promise.all([OLD, NEW].map((name) => build(name, join(folder, name))));
  return {
    dir: (name) => join(folder, name),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

export async function openDeployment(builds: Builds): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-deployed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  const distDir = join(folder, 'dist');
  let count = 0;
  let before: string | undefined;
  const deploy: Deployment['deploy'] = async (name, keepOld) => {
    count += 1;
    const next = join(folder, String(count));
    await mkdir(next);
    if (keepOld !== undefined && before !== undefined)
      await cp(join(before, 'assets'), join(next, 'assets'), { recursive: true });
    await cp(builds.dir(name), next, { recursive: true });
    await symlink(next, join(folder, 'next'));
    await rename(join(folder, 'next'), distDir);
    before = next;
  };
  await deploy(OLD);
  return { distDir, deploy };
}

/** Returns the build id of this page. */
export const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['build']);

/** Prompt that offers a new build. */
export const prompt = (page: Page): Locator => page.getByText('Yeni sürüm hazır');

function build(name: string, outDir: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', outDir], {
    cwd: root,
    env: { ...process.env, TRIBUN_BUILD: name, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the build of ${name} failed`))));
  });
}
