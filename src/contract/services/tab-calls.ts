/**
 * The service calls a tab may ask the engine to make as they are. What touches tokens is not among them: those are
 * engine calls of their own. Tabs import the types alone.
 */
import { getLegalText, getNationalities, getOccupations, getRegisterCommon } from './common.ts';
import {
  changeExpiredPassword,
  changePassword,
  forgotPassword,
  resendActivationCode,
  resendResetPasswordCode,
  resetPassword,
} from './identity.ts';
import {
  deleteSavedBetslip,
  getSavedBetslip,
  getSavedBetslips,
  getSharedBetslip,
  saveBetslip,
  shareBetslip,
} from './betslip.ts';
import {
  changeRegistrationPhone,
  chooseRetailer,
  confirmContact,
  confirmTermsOfUse,
  getPhase,
  getPlayerById,
  getSelectedRetailer,
  getTermsOfUse,
  register,
  resendRegistrationCode,
  sendMailCode,
  sendPhoneCode,
  verifyMail,
  verifyPhone,
} from './players.ts';
import { applyForRetail, checkRetailer, getCities, getDistricts, getProvinces, getRetailers } from './retailers.ts';
import { getCustomRetailerBetslips, getRetailerCoupons, payOutCustomRetailerBetslip } from './retailer-coupons.ts';
import {
  getMultiBetslip,
  getPlayedBetslip,
  getPlayedBetslips,
  getSharedCoupon,
  moveGroupToArchive,
  moveToArchive,
  removeCoupon,
} from './wager.ts';
import type { ServiceCall } from './call.ts';

/** May be repeated by whoever does not get an answer. */
export const tabReads = {
  getRegisterCommon,
  getOccupations,
  getNationalities,
  getLegalText,
  getPhase,
  getPlayerById,
  getSelectedRetailer,
  getTermsOfUse,
  getCities,
  getProvinces,
  getDistricts,
  getRetailers,
  checkRetailer,
  getSavedBetslips,
  getSavedBetslip,
  getSharedBetslip,
  getPlayedBetslips,
  getPlayedBetslip,
  getMultiBetslip,
  getSharedCoupon,
  getRetailerCoupons,
  getCustomRetailerBetslips,
} as const;

/** Have an effect: asked once, never repeated by anything but the player. */
export const tabWrites = {
  register,
  resendRegistrationCode,
  changeRegistrationPhone,
  chooseRetailer,
  forgotPassword,
  resendResetPasswordCode,
  resetPassword,
  resendActivationCode,
  changePassword,
  changeExpiredPassword,
  sendPhoneCode,
  verifyPhone,
  sendMailCode,
  verifyMail,
  confirmTermsOfUse,
  confirmContact,
  applyForRetail,
  saveBetslip,
  deleteSavedBetslip,
  shareBetslip,
  moveToArchive,
  moveGroupToArchive,
  removeCoupon,
  payOutCustomRetailerBetslip,
} as const;

export type TabReadName = keyof typeof tabReads;
export type TabWriteName = keyof typeof tabWrites;
type CallOf<Name> = Name extends TabReadName
  ? (typeof tabReads)[Name]
  : Name extends TabWriteName
    ? (typeof tabWrites)[Name]
    : never;

/** What a call answers with. */
export type AnswerOf<Name extends TabReadName | TabWriteName> =
  CallOf<Name> extends ServiceCall<infer Answer, infer _Query, infer _Body> ? Answer : never;
/** The body a call takes; `undefined` for none. */
export type BodyOf<Name extends TabReadName | TabWriteName> =
  CallOf<Name> extends ServiceCall<infer _Answer, infer _Query, infer Body>
    ? [Body] extends [never]
      ? undefined
      : Body
    : never;
