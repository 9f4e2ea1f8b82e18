/** SVG paths of the icon set (rule picture-1). A separate chunk, so that odds need not wait for it. */
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

/**
 * Pictures that belong to no sport: live, long-term events, international competitions; `-on` is the active navigation
 * item.
 */
type NamedPicture =
  | 'special'
  | 'world'
  | 'star'
  | `${'home' | 'program' | 'live' | 'scores' | 'coupons' | 'profile'}${'' | '-on'}`;

/** Sport id, or the name of another picture. */
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

/** Returns the path in a 24 × 24 view box; undefined for an unknown sport id. */
export const picturePath = (picture: PictureName): string | undefined =>
  typeof picture === 'number' ? ofSports[picture] : named[picture];
