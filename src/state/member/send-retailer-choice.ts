/** Sends the choice of a retailer to the service. */
import type { Result } from '../../model/failure.ts';
import type { ChosenRetailer } from '../../model/retailer.ts';
import { writeService } from '../engine/call-service.ts';

/** Returns the chosen retailer; details missing in the response come from the player's pick. */
export async function sendRetailerChoice(picked: ChosenRetailer): Promise<Result<ChosenRetailer>> {
  const result = await writeService('chooseRetailer', { body: { retailerId: picked.id } });
  if (!result.ok) return result;
  const { id, name, address } = result.value;
  return { ok: true, value: { id: id ?? picked.id, name: name || picked.name, address: address || picked.address } };
}
