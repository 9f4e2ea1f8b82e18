import { describe, expect, it } from 'vitest';
import { standInEnvironment } from '../../../server/http/stand-in-environment.ts';
import { securityHeaders } from '../../../deploy/response-headers.ts';
import { serve } from './serving.ts';

const connectSrc = (headers: Record<string, string>): string =>
  /connect-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';

describe('security headers', () => {
  it('allow connections to this server and the hosts of the environment only', () => {
    const own = standInEnvironment();
    expect(connectSrc(securityHeaders(own, 'tribun.example'))).toBe("'self' ws://tribun.example");
    const elsewhere = {
      services: {
        ...own.services,
        players: 'https://api.tribun.example/players',
        identity: 'https://api.tribun.example',
      },
      hubs: { lite: 'https://live.tribun.example/lite', score: 'wss://score.tribun.example:8443/hub' },
    };
    expect(connectSrc(securityHeaders(elsewhere, 'localhost:5080'))).toBe(
      "'self' ws://localhost:5080 https://api.tribun.example wss://live.tribun.example wss://score.tribun.example:8443",
    );
  });

  it('allow pictures from the hosts of the environment only', () => {
    const imgSrc = (images?: string[]): string | undefined => {
      const environment = { ...standInEnvironment(), ...(images === undefined ? {} : { images }) };
      return /img-src ([^;]*)/.exec(securityHeaders(environment, 'localhost')['content-security-policy'] ?? '')?.[1];
    };
    expect(imgSrc()).toBe("'self' data:");
    expect(imgSrc(['https://i.tribun.example/competitions/', 'i.tribun.example', 'pictures.example:8443'])).toBe(
      "'self' data: https://i.tribun.example https://pictures.example:8443",
    );
    expect(imgSrc(['*', "a; script-src 'unsafe-inline'", "'unsafe-inline'", ''])).toBe("'self' data:");
  });

  it('allow the same picture hosts that the environment contains', async () => {
    const { get } = await serve({ images: ['i.tribun.example'] });
    expect((await (await get('/environment.json')).json()).images).toEqual(['i.tribun.example']);
    expect((await get('/')).headers.get('content-security-policy')).toContain(
      "img-src 'self' data: https://i.tribun.example;",
    );
  });

  it.each(["evil; script-src 'unsafe-inline'", 'a b', "'unsafe-inline'", '*', ''])(
    'use only a valid host name of the Host header: %s',
    (host) => {
      const headers = securityHeaders(standInEnvironment(), host);
      expect(connectSrc(headers)).toBe("'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
    },
  );

  it('allow framing of widgets by the sites named by the operator, and of no other page', async () => {
    const { get } = await serve({ operator: { framedBy: { widget: ['https://paper.example'] } } });
    const framersAt = async (path: string): Promise<string | undefined> =>
      /frame-ancestors ([^;]*)/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];
    expect(await framersAt('/mac-detay/widget/5?type=ozet')).toBe('https://paper.example');
    expect(await framersAt('/program/futbol/mac-detay/widget/5')).toBe('https://paper.example');
    expect(await framersAt('/program/futbol/mac-detay/5?a=/mac-detay/widget/5')).toBe("'none'");
  });

  it('are sent with every response of the app, also a refusal', async () => {
    const { get } = await serve();
    for (const path of ['/', '/assets/missing.js', '/program/futbol']) {
      expect((await get(path)).headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
  });
});
