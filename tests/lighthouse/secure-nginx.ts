/** The built app as an operator serves it: nginx with TLS and HTTP/2, in front of the stand-in's services. */
import { fileURLToPath } from 'node:url';
import { type Nginx, serveBehindNginx } from '../support/nginx.ts';
import { type OwnCertificate, signOwn } from '../support/own-certificate.ts';

export interface SecureNginx extends Pick<Nginx, 'origin' | 'end'>, Pick<OwnCertificate, 'arguments'> {}

export async function startSecureNginx(services: string): Promise<SecureNginx> {
  const own = await signOwn();
  const nginx = await serveBehindNginx(fileURLToPath(new URL('../../dist', import.meta.url)), services, own);
  return {
    origin: nginx.origin,
    arguments: own.arguments,
    end: async () => {
      await nginx.end();
      await own.end();
    },
  };
}
