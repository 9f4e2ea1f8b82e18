/** The built app as an operator serves it: nginx with TLS and HTTP/2, in front of the stand-in's services. */
import { spawnSync } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Nginx, serveBehindNginx } from '../support/nginx.ts';

export interface SecureNginx extends Pick<Nginx, 'origin' | 'end'> {
  /**
   * Arguments that make Chromium trust the self-signed certificate. If it only ignores the certificate's errors, it
   * caches no response: the engine was fetched twice, for the document and for the worker.
   */
  arguments: string[];
}

export async function startSecureNginx(services: string): Promise<SecureNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-tls-'));
  const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  signItself(tls);
  const nginx = await serveBehindNginx(fileURLToPath(new URL('../../dist', import.meta.url)), services, tls);
  return {
    origin: nginx.origin,
    arguments: [`--ignore-certificate-errors-spki-list=${await keyHash(tls.certificate)}`],
    end: async () => {
      await nginx.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function keyHash(certificate: string): Promise<string> {
  const { publicKey } = new X509Certificate(await readFile(certificate));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
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
