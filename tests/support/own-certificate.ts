/** A certificate that signs itself, and a browser that takes it. */
import { spawnSync } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnCertificate {
  /** Paths of its files. */
  certificate: string;
  key: string;
  /**
   * What makes Chromium take the certificate. One whose errors it is only told to ignore keeps nothing that comes by it: the
   * engine was fetched twice, for the document and for the worker.
   */
  arguments: string[];
  end(): Promise<void>;
}

export const canSign = spawnSync('openssl', ['version']).status === 0;

export async function signOwn(): Promise<OwnCertificate> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-tls-'));
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  signItself(files);
  return {
    ...files,
    arguments: [`--ignore-certificate-errors-spki-list=${await keyHash(files.certificate)}`],
    end: () => rm(folder, { recursive: true, force: true }),
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
