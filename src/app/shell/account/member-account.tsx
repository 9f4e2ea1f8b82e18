import type { Player } from '../../../model/player.ts';
import { MemberBalance } from './member-balance.tsx';
import { MemberMenu } from './member-menu.tsx';

/** End of the header for a member; a visitor never loads it. */
export default function MemberAccount({ player }: { player: Player }) {
  return (
    <>
      <MemberBalance />
      <MemberMenu player={player} />
    </>
  );
}
