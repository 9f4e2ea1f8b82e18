/** Pictures of the kept set, as the path of each (rule picture-1). A file of its own: no odd waits for it. */
import {
  mdiAccessPoint,
  mdiAccount,
  mdiAccountOutline,
  mdiBasketball,
  mdiBilliards,
  mdiController,
  mdiEarth,
  mdiFormatListBulleted,
  mdiFormatListBulletedSquare,
  mdiGamepadVariant,
  mdiHandball,
  mdiHockeySticks,
  mdiHome,
  mdiHomeOutline,
  mdiMixedMartialArts,
  mdiRacingHelmet,
  mdiScoreboard,
  mdiScoreboardOutline,
  mdiSoccer,
  mdiStarOutline,
  mdiSwordCross,
  mdiTableTennis,
  mdiTennisBall,
  mdiTicketConfirmation,
  mdiTicketConfirmationOutline,
  mdiTorch,
  mdiTrophy,
  mdiVolleyball,
} from '@mdi/js';
import {
  BASKETBALL,
  DUEL,
  E_BASKETBALL,
  E_FOOTBALL,
  FOOTBALL,
  HANDBALL,
  ICE_HOCKEY,
  MMA,
  MOTORSPORTS,
  SNOOKER,
  TABLE_TENNIS,
  TENNIS,
  TOKYO_OLYMPICS,
  VOLLEYBALL,
} from '../../domain/sports.ts';

/** No sport of its own: what runs now, long-term events, competitions between countries; with `-on`, the place one is at. */
type NamedPicture =
  | 'special'
  | 'world'
  | 'star'
  | `${'home' | 'program' | 'live' | 'scores' | 'coupons' | 'profile'}${'' | '-on'}`;

/** A sport by its id. */
export type PictureName = number | NamedPicture;

const ofSports: Readonly<Record<number, string>> = {
  [FOOTBALL]: mdiSoccer,
  [BASKETBALL]: mdiBasketball,
  [ICE_HOCKEY]: mdiHockeySticks,
  [TENNIS]: mdiTennisBall,
  [HANDBALL]: mdiHandball,
  [MOTORSPORTS]: mdiRacingHelmet,
  [SNOOKER]: mdiBilliards,
  [TABLE_TENNIS]: mdiTableTennis,
  [VOLLEYBALL]: mdiVolleyball,
  [TOKYO_OLYMPICS]: mdiTorch,
  [MMA]: mdiMixedMartialArts,
  [E_FOOTBALL]: mdiController,
  [E_BASKETBALL]: mdiGamepadVariant,
  [DUEL]: mdiSwordCross,
};

const named: Readonly<Record<NamedPicture, string>> = {
  special: mdiTrophy,
  world: mdiEarth,
  star: mdiStarOutline,
  live: mdiAccessPoint,
  'live-on': mdiAccessPoint,
  scores: mdiScoreboardOutline,
  'scores-on': mdiScoreboard,
  home: mdiHomeOutline,
  'home-on': mdiHome,
  program: mdiFormatListBulleted,
  'program-on': mdiFormatListBulletedSquare,
  coupons: mdiTicketConfirmationOutline,
  'coupons-on': mdiTicketConfirmation,
  profile: mdiAccountOutline,
  'profile-on': mdiAccount,
};

/** In a box of 24 by 24; none for a sport of an id that nobody knows. */
export const drawingOf = (picture: PictureName): string | undefined =>
  typeof picture === 'number' ? ofSports[picture] : named[picture];
