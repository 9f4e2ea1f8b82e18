import type { Player } from '../../../model/player.ts';
import { MemberBalance } from './member-balance.tsx';
import { MemberMenu } from './member-menu.tsx';

/** A member's end of the header; a visitor never loads it. */
export default function MemberAccount({ player }: { player: Player }) {
  return (
    <>
      <MemberBalance />
      <MemberMenu player={player} />
    </>
  );
}
