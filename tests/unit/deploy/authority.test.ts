/** A self-made certificate is said so by the check of a deployment, and `--ca` names who signed it. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished, expect, test } from 'vitest';

const hasOpenSsl = spawnSync('openssl', ['version']).status === 0;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** Output of `npm run deploy-check`, which ends with 1 because nothing but a certificate is served. */
async function check(...args: string[]): Promise<string> {
  const tsx = join(root, 'node_modules/.bin/tsx');
  const { stdout = '', stderr = '' } = await run(tsx, ['deploy/check/run.ts', ...args], { cwd: root }).catch(
    (error: unknown) => error as { stdout?: string; stderr?: string },
  );
  return stdout + stderr;
}

test.skipIf(!hasOpenSsl)('a self-made certificate is named, and accepted with --ca', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tribun-authority-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    {
      stdio: 'ignore',
    },
  );
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_, response) => {
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const address = `https://localhost:${(server.address() as AddressInfo).port}`;

  expect(await check(address)).toMatch(/self-signed certificate \(the certificate is self-made .*--ca FILE/);
  expect(await check(address, '--ca', certificate)).toMatch(/environment\.json can be read: it answers 404/);
  expect(await check(address, '--ca', join(folder, 'none.pem'))).toMatch(/ENOENT/);
});
