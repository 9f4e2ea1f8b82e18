/** The built app as an operator serves it: nginx with TLS and HTTP/2, in front of the stand-in's services. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nginxServer } from '../../deploy/nginx.ts';
import type { Environment } from '../../src/contract/environment.ts';
import { freePort } from '../support/free-port.ts';
import { type Nginx, hasBrotli, runNginx } from '../support/nginx.ts';

/** A browser that is to come here ignores errors of certificates: this one is signed by itself. */
export async function startSecureNginx(services: string): Promise<Pick<Nginx, 'origin' | 'end'>> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-tls-'));
  const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  signItself(tls);
  const environment = (await (await fetch(`${services}/environment.json`)).json()) as Environment;
  const port = await freePort();
  const root = fileURLToPath(new URL('../../dist', import.meta.url));
  const server = nginxServer({ environment, root, host: 'localhost', port, tls, brotli: hasBrotli, services });
  const nginx = await runNginx(port, server);
  return {
    origin: `https://localhost:${port}`,
    end: async () => {
      await nginx.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function signItself({ certificate, key }: { certificate: string; key: string }): void {
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', key, '-out', certificate];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', '-nodes', '-days', '2', ...made, ...named]);
  if (status !== 0) throw new Error(`no certificate: ${String(stderr)}`);
}
