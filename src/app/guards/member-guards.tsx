import { ForcedRetailer } from './forced-retailer.tsx';
import { PhoneSetup } from './phone-setup.tsx';

/** What a member is asked for on whatever page they are (player-account §2, §4). */
export function MemberGuards() {
  return (
    <>
      <ForcedRetailer />
      <PhoneSetup />
    </>
  );
}
