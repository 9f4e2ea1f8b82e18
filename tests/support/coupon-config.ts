/** Other limits of a coupon than the stand-in's own, as the application configuration tells them; amounts in TL. */
import type { WireAppConfig } from '../../src/contract/services/wire/app-config.ts';
import type { TestServer } from './controlled-server.ts';

type CouponLimits = NonNullable<NonNullable<WireAppConfig['globalConfig']>['coupon']>;

/** For the engines that start from now on; the stand-in goes on judging coupons by its own. */
export async function setCouponLimits(server: TestServer, limits: CouponLimits): Promise<void> {
  const address = `${server.url}/api/content/appconfig?platform=WEB`;
  const body = (await (await fetch(address, { headers: { connection: 'close' } })).json()) as { data: WireAppConfig };
  const { globalConfig } = body.data;
  const data = { ...body.data, globalConfig: { ...globalConfig, coupon: { ...globalConfig?.coupon, ...limits } } };
  await server.fault({ method: 'GET', path: 'appconfig', status: 200, body: { ...body, data } });
}
