/** Flags that would produce an unreachable server are refused with a reason. */
import { describe, expect, test } from 'vitest';
import { readDeployFlags } from '../../../deploy/deploy-flags.ts';

const needed = ['--environment', 'environment.json', '--host', 'tribun.example'];
const read = (...more: string[]) => readDeployFlags([...needed, ...more], '/out');
const withTls = ['--certificate', '/c.pem', '--key', '/k.pem'];

describe('the flags of deploy-files', () => {
  test('produce a TLS server on its port when a certificate is given, otherwise one on port 80', () => {
    expect(read()).toEqual({
      ...{ environmentFile: 'environment.json', host: 'tribun.example', port: 80, root: '/srv/tribun', out: '/out' },
      ...{ brotli: false, ipv6: false, hubServers: [], accessLog: '/var/log/nginx/access.log' },
    });
    expect(read(...withTls)).toMatchObject({ port: 443, tls: { certificate: '/c.pem', key: '/k.pem' } });
    expect(read('--port', '8443', ...withTls)).toMatchObject({ port: 8443 });
    expect(read('--services', 'http://10.0.0.5:80', '--hub-servers', '10.0.0.7:5000,hub-2:5000')).toMatchObject({
      services: 'http://10.0.0.5:80',
      hubServers: ['10.0.0.7:5000', 'hub-2:5000'],
    });
    expect(read('--hub-servers', '[::1]:5000,[fd00::7]:5000').hubServers).toEqual(['[::1]:5000', '[fd00::7]:5000']);
  });

  test.each<[string[], RegExp]>([
    [['--port', '443'], /wants --certificate and --key/],
    [['--certificate', '/c.pem'], /go together/],
    [['--key', '/k.pem'], /go together/],
    [['--port', 'abc'], /not abc/],
    [['--port', '0'], /not 0/],
    [['--port', '70000'], /not 70000/],
    [['--host', ''], /--host/],
    [['--host', 'https://tribun.example'], /not https:\/\/tribun\.example/],
    [['--services', 'http://10.0.0.5:80/'], /without a path/],
    [['--services', '10.0.0.5:80'], /without a path/],
    [['--hub-servers', '10.0.0.7'], /HOST:PORT/],
    [['--hub-servers', ''], /HOST:PORT/],
    [['--hub-servers', '::1:5000'], /HOST:PORT/],
    [['--hub-servers', '[]:5000'], /HOST:PORT/],
    [['--brotly'], /brotly/],
  ])('%j are refused', (odd, why) => {
    expect(() => read(...odd)).toThrow(why);
  });

  test('require an environment and a host', () => {
    expect(() => readDeployFlags(['--host', 'tribun.example'], '/out')).toThrow(/are needed/);
    expect(() => readDeployFlags(['--environment', 'environment.json'], '/out')).toThrow(/are needed/);
  });
});
