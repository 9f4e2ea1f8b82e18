/** The built app as an operator serves it: nginx with TLS and HTTP/2, in front of the stand-in's services. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Nginx, serveBehindNginx } from '../support/nginx.ts';

/** A browser that is to come here ignores errors of certificates: this one is signed by itself. */
export async function startSecureNginx(services: string): Promise<Pick<Nginx, 'origin' | 'end'>> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-tls-'));
  const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  signItself(tls);
  const nginx = await serveBehindNginx(fileURLToPath(new URL('../../dist', import.meta.url)), services, tls);
  return {
    origin: nginx.origin,
    end: async () => {
      await nginx.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function signItself({ certificate, key }: { certificate: string; key: string }): void {
  const made = [
    '-subj',
    '/CN=127.0.0.1',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', '-nodes', '-days', '2', ...made]);
  if (status !== 0) throw new Error(`no certificate: ${String(stderr)}`);
}
