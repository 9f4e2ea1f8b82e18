/** The choice of a retailer, sent to the service. */
import type { Result } from '../../model/failure.ts';
import type { ChosenRetailer } from '../../model/retailer.ts';
import { writeService } from '../engine/services.ts';

/** Answers which retailer it is now: what the service does not say of it is what the player picked. */
export async function sendChoice(picked: ChosenRetailer): Promise<Result<ChosenRetailer>> {
  const result = await writeService('chooseRetailer', { body: { retailerId: picked.id } });
  if (!result.ok) return result;
  const { id, name, address } = result.value;
  return { ok: true, value: { id: id ?? picked.id, name: name || picked.name, address: address || picked.address } };
}
