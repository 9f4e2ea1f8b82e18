/** Runs nginx with the generated files; skipped where nginx is not installed. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readDeployFlags } from '../../../deploy/deploy-flags.ts';
import { serverFiles } from '../../../deploy/server-files.ts';
import { callAddress } from '../../../src/contract/services/call-request.ts';
import { identityCalls } from '../../../src/contract/services/identity-calls.ts';
import { freePort } from '../../support/free-port.ts';
import { listens } from '../../support/program-process.ts';
import { hasNginx, runNginx } from '../../support/nginx.ts';

const own = { services: { players: '/api/players' }, hubs: { lite: '/lite', score: '/score' } };

const hasOpenSsl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasNginx)('nginx', () => {
  test('forwards the query to the services and writes no query into its log', async () => {
    const asked: string[] = [];
    const services = await listening(
      createServer(({ url = '', headers }, answer) => {
        asked.push(`${url} ${String(headers['x-forwarded-proto'])}`);
        answer.end('{}');
      }),
    );
    const folder = await temporaryFolder();
    const port = await freePort();
    const log = join(folder, 'access');
    const files = filesFor(own, port, '--services', services, '--access-log', log, '--root', folder);
    const nginx = await runNginx(port, files['nginx.conf'] ?? '');
    onTestFinished(() => nginx.end());
    const address = `${nginx.origin}/api/players/mail-verify?code=123456&email=oyuncu%40posta.example`;
    const referer = 'https://tribun.example/eposta?code=123456';
    await (await fetch(address, { headers: { referer, 'x-forwarded-proto': 'https' } })).text();
    await (await fetch(`${nginx.origin}/eposta?code=123456`)).text();
    expect(asked).toEqual(['/api/players/mail-verify?code=123456&email=oyuncu%40posta.example https']);
    await expect.poll(async () => (await readFile(log, 'utf8')).trim().split('\n').length).toBe(2);
    const written = await readFile(log, 'utf8');
    expect(written).toContain('"GET /api/players/mail-verify HTTP/1.1" 200 2 "-" "');
    expect(written).toContain('"GET /eposta HTTP/1.1" ');
    expect(written).not.toMatch(/123456|posta\.example|%40/);
  });

  test('writes no refresh token, coupon id or shared key into its log', async () => {
    const services = await listening(createServer((_request, answer) => answer.end('{}')));
    const folder = await temporaryFolder();
    const port = await freePort();
    const log = join(folder, 'access');
    const all = { ...own, services: { identity: '/api/identity', wager: '/api/wager', sportsbook: '/api' } };
    const files = filesFor(all, port, '--services', services, '--access-log', log, '--root', folder);
    const nginx = await runNginx(port, files['nginx.conf'] ?? '');
    onTestFinished(() => nginx.end());
    const renewal = { parameters: { refresh: 'r3fresh/+=', memberId: '4711' } };
    const { href } = callAddress(`${nginx.origin}/api/identity`, identityCalls.refreshTokens, renewal);
    await (await fetch(href, { method: 'POST' })).text();
    const paths = [
      'api/identity/identity/ACCESS-TOKENS/r3fresh/4711/refresh',
      'api/wager/move-to-archive/c0upon',
      'api/wager/shared-betslip-detail/sh4red?x=1',
      'api/sportsbook/event/2514011',
    ];
    for (const path of paths) await (await fetch(`${nginx.origin}/${path}`)).text();
    await expect.poll(async () => (await readFile(log, 'utf8')).trim().split('\n').length).toBe(5);
    const written = await readFile(log, 'utf8');
    expect(written.match(/(?<="\w+ )\S+/g)).toEqual([
      '/api/identity/Identity/access-tokens/-',
      '/api/identity/identity/ACCESS-TOKENS/-',
      '/api/wager/move-to-archive/-',
      '/api/wager/shared-betslip-detail/-',
      '/api/sportsbook/event/2514011',
    ]);
    expect(written).not.toMatch(/r3fresh|4711|c0upon|sh4red/);
  });

  test('accepts two products and a hub balancer in one configuration', async () => {
    const folder = await temporaryFolder();
    const whole = { ...own, hubs: { lite: 'https://hubs.example/lite', score: 'https://hubs.example/score' } };
    const port = await freePort();
    const more = ['--access-log', join(folder, 'access'), '--root', folder];
    const one = filesFor(whole, port, '--hub-servers', '127.0.0.1:5000,[::1]:5000', ...more);
    const other = filesFor(own, port, '--host', 'other.example', '--services', 'https://10.0.0.5', ...more);
    const texts = [one['nginx.conf'], one['nginx-hubs.conf'], other['nginx.conf']];
    const nginx = await runNginx(port, texts.join('\n'));
    onTestFinished(() => nginx.end());
    expect((await fetch(`${nginx.origin}/health`)).status).toBe(200);
  });

  // Early data is the first request in the greeting of TLS, and may be sent again by somebody who recorded it.
  test.skipIf(!hasOpenSsl)('answers early data with files, and asks for a request to a service once more', async () => {
    const asked: string[] = [];
    const services = await listening(
      createServer(({ url = '' }, answer) => {
        asked.push(url);
        answer.end('{}');
      }),
    );
    const folder = await temporaryFolder();
    const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
    openSsl(['req', '-x509', '-nodes', '-subj', '/CN=tribun.example', '-keyout', tls.key, '-out', tls.certificate]);
    await mkdir(join(folder, 'current'));
    await writeFile(join(folder, 'current', 'shell.css'), 'body {}');
    const port = await freePort();
    const certified = ['--certificate', tls.certificate, '--key', tls.key];
    const files = filesFor(own, port, '--services', services, '--access-log', 'off', '--root', folder, ...certified);
    const nginx = await runNginx(port, files['nginx.conf'] ?? '', () => listens(port));
    onTestFinished(() => nginx.end());

    const [session, request] = [join(folder, 'session'), join(folder, 'request')];
    const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: tribun.example\r\nConnection: close\r\n\r\n`;
    const early = async (path: string): Promise<string> => {
      const greet = ['s_client', '-connect', `127.0.0.1:${port}`, '-tls1_3', '-ign_eof'];
      openSsl([...greet, '-sess_out', session], get('/health'));
      await writeFile(request, get(path));
      return openSsl([...greet, '-sess_in', session, '-early_data', request]);
    };
    const file = await early('/shell.css');
    expect(file).toContain('Early data was accepted');
    expect(file).toContain('body {}');
    expect(await early('/api/players/profile')).toMatch(/HTTP\/1\.1 425/);
    expect(asked).toEqual([]);
  });
});

/** Its output, whatever it ends with: a connection that the server closes is an error for it. */
const openSsl = (args: string[], input = ''): string => spawnSync('openssl', args, { input, encoding: 'utf8' }).stdout;

const filesFor = (environment: object, port: number, ...args: string[]): Record<string, string> =>
  serverFiles(
    readDeployFlags(['--environment', 'e.json', '--host', 'tribun.example', '--port', String(port), ...args], '/out'),
    environment,
  );

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-nginx-runs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function listening(server: Server): Promise<string> {
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on a port');
  return `http://127.0.0.1:${address.port}`;
}
