/** Keys, texts and values that following stores on the device (rule follow-2). */
import {
  storedFollowSettings,
  storedMemberFollowing,
  storedVisitorFollowing,
} from '../../src/state/following/following.ts';
import { storedMemories, storedVisitorMemories } from '../../src/state/following/match-memories.ts';
import { defaultFollowSettings } from '../../src/domain/following/follow-settings.ts';

const following = {
  matches: [{ id: 5, sportId: 1, name: 'A - B', start: 9 }],
  teams: [{ sportId: 1, name: 'A' }],
} as const;
const memory = {
  stage: 'running',
  score: [1, 0],
  hasGoals: true,
  redCards: [0, 0],
  isOpen: true,
  begun: true,
  over: false,
  closedSince: null,
} as const;
const memories = { at: 1, matches: [[5, memory]] } as const;
const followSettings = { ...defaultFollowSettings, onlyCoupons: true };

export const followingRows = [
  {
    key: 'iddaav2_0.0.2:starred',
    text: JSON.stringify(following),
    write: () => storedVisitorFollowing.write(following),
    read: storedVisitorFollowing.read,
    value: following,
  },
  {
    key: 'iddaav2_0.0.2:following',
    text: JSON.stringify({ ...following, owner: 'm-7' }),
    write: () => storedMemberFollowing.write({ ...following, owner: 'm-7' }),
    read: storedMemberFollowing.read,
    value: { ...following, owner: 'm-7' },
  },
  {
    key: 'iddaav2_0.0.2:seen',
    text: JSON.stringify(memories),
    write: () => storedMemories.write(memories),
    read: storedMemories.read,
    value: memories,
  },
  {
    key: 'iddaav2_0.0.2:seenByVisitor',
    text: JSON.stringify(memories),
    write: () => storedVisitorMemories.write(memories),
    read: storedVisitorMemories.read,
    value: memories,
  },
  {
    key: 'iddaav2_0.0.2:followSettings',
    text: JSON.stringify(followSettings),
    write: () => storedFollowSettings.write(followSettings),
    read: storedFollowSettings.read,
    value: followSettings,
  },
];

/** Writes that nothing is followed, and the settings as they are at first. */
export function emptyFollowing(): void {
  storedVisitorFollowing.write({ matches: [], teams: [] });
  storedMemberFollowing.write({ matches: [], teams: [], owner: 'm-7' });
  storedMemories.write({ at: 1, matches: [] });
  storedVisitorMemories.write({ at: 1, matches: [] });
  storedFollowSettings.write(defaultFollowSettings);
}
