/** Sets limits of a coupon in the application configuration that differ from the stand-in's own; amounts in TL. */
import type { WireAppConfig } from '../../src/contract/services/wire/app-config-wire.ts';
import type { TestServer } from './controlled-server.ts';

type CouponLimits = NonNullable<NonNullable<WireAppConfig['globalConfig']>['coupon']>;

/** Applies to engines that start afterwards; the stand-in keeps checking coupons by its own limits. */
export async function setCouponLimits(server: TestServer, limits: CouponLimits): Promise<void> {
  const address = `${server.url}/api/content/appconfig?platform=WEB`;
  const body = (await (await fetch(address, { headers: { connection: 'close' } })).json()) as { data: WireAppConfig };
  const { globalConfig } = body.data;
  const data = { ...body.data, globalConfig: { ...globalConfig, coupon: { ...globalConfig?.coupon, ...limits } } };
  await server.fault({ method: 'GET', path: 'appconfig', status: 200, body: { ...body, data } });
}
