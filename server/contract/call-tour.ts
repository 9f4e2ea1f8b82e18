/**
 * A tour of all calls of the contract: a visitor looks around, members sign in, play, and change what is theirs. Each call
 * is options at least once, with what the calls before it answered.
 */
import { DEMO_PASSWORD } from '../accounts/players.ts';
import type { SendCall } from '../../deploy/conformance/send-call.ts';
import {
  type Events,
  FOOTBALL,
  contentTour,
  placesTour,
  programTour,
  statisticsTour,
} from '../../deploy/conformance/visitor-tour.ts';
import { bankTour, couponTour, poolTour } from './play-tour.ts';
import type { Recording } from './recording.ts';

/** Demo accounts by what is special about them. */
const PHONE = {
  active: '05550000001',
  activation: '05550000002',
  expired: '05550000004',
  popups: '05550000013',
  terms: '05550000014',
  terminal: '05550000016',
};

export async function callTour(recording: Recording): Promise<void> {
  const { request, control } = recording;
  const events = await programTour(request);
  await statisticsTour(request, events, TODAY);
  await contentTour(request, events);
  await applicationsTour(request);
  const token = await signInTour(request, control);
  await accountTour(request, control, token);
  await couponTour({ request, control }, token, events);
  await poolTour(request, token);
  await bankTour(request, token);
  await retailerTour(request);
  await registrationTour(request, control);
  await partingTour(request, control);
  await hubTour(recording, events);
}

/** Moves the program by hand and by itself, so that both hubs send every kind of message. */
async function hubTour({ control, move }: Recording, { all }: Events): Promise<void> {
  const event = `event/${all.at(-1)?.id}`;
  for (const action of ['suspend', 'open', 'kickoff', 'goal', 'remove', 'finish']) await control(event, { action });
  move(300);
}

/** The day of a recording, in Türkiye. */
export const TODAY = '2026-11-21';

async function applicationsTour(request: SendCall): Promise<void> {
  const { provinceId, districts } = await placesTour(request);
  const { name, surname, phoneNumber, email } = person;
  await request('applyForRetail', {
    body: {
      name,
      surname,
      phoneNumber,
      email,
      provinceId: Number(provinceId),
      districtId: districts?.[0]?.id ?? 1,
      address: 'Adres',
      message: '',
    },
  });
  await request('contactUs', { body: { name, surname, phoneNumber, email, subject: '1', message: 'Merhaba' } });
}

/** An invented person with a valid number of the stand-in's own range. */
const person = {
  identityNumber: '93000000170',
  name: 'Ayşe Nur',
  surname: 'Yılmaz',
  birthDate: '1990-02-05',
  email: 'ayse@example.com',
  phoneNumber: '05321234567',
};

async function signIn(request: SendCall, userInfo: string, password = DEMO_PASSWORD): Promise<string> {
  return (await request('signIn', { body: { userInfo, password } }))?.accessToken ?? '';
}

type Control = Recording['control'];

async function lastCode(control: Control): Promise<string> {
  const outbox = (await control('outbox')) as { code: string }[];
  return outbox.at(-1)?.code ?? '';
}

/** Signs a member in who has just been made. */
async function newMember(request: SendCall, control: Control, fields: object): Promise<string> {
  const { userInfo, password } = (await control('players', fields)) as { userInfo: string; password: string };
  return signIn(request, userInfo, password);
}

async function signInTour(request: SendCall, control: Control): Promise<string> {
  const { activation: userInfo, expired } = PHONE;
  await signIn(request, userInfo);
  await request('resendActivationCode', { body: { userInfo } });
  await request('validateActivationCode', { body: { userInfo, activationCode: await lastCode(control) } });
  await signIn(request, expired);
  await request('changeExpiredPassword', {
    body: { userInfo: expired, oldPassword: DEMO_PASSWORD, newPassword: 'Yenisifre1' },
  });
  const session = await request('signIn', { body: { userInfo: PHONE.active, password: DEMO_PASSWORD } });
  const token = session?.accessToken ?? '';
  const player = await request('getPlayer', {}, { token });
  const memberId = player?.memberId || String(player?.playerNo);
  const renewed = await request('refreshTokens', { parameters: { refresh: session?.refreshToken ?? '', memberId } });
  return renewed?.accessToken ?? token;
}

async function accountTour(request: SendCall, control: Control, token: string): Promise<void> {
  const as = { token };
  await request('getPersonalInformation', {}, as);
  await request('getSession', {}, as);
  await request('getPlayerBalances', {}, as);
  await request('getTransactions', { query: { page: '1', limit: '10' } }, as);
  await request('setBetslipSettings', { body: { aa: true, aoi: true } }, as);
  await request('getBetslipSettings', {}, as);
  await request('getProfileSettings', {}, as);
  const settings = { sms: true, email: true, call: false, push: true, personalMarketing: true, hideBalance: false };
  await request('setProfileSettings', { body: settings }, as);
  const occupation = (await request('getOccupations', {}))?.[0]?.code ?? '';
  await request(
    'updatePersonalInformation',
    {
      body: { email: 'deniz@example.com', occupation, address: null, provinceId: null, districtId: null },
    },
    as,
  );
  await request('getBonuses', { query: { page: '1', limit: '10' } }, as);
  await control('bonuses', {
    playerNo: (await request('getPlayer', {}, as))?.playerNo,
    amount: 50,
    needsConfirmation: true,
  });
  const bonuses = await request('getBonuses', { query: { page: '1', limit: '10' } }, as);
  const waiting = bonuses?.rows.find(({ status }) => status === 'waits');
  await request('confirmBonus', { body: { bonusId: waiting?.id ?? '', isConfirmed: true } }, as);
  const messages = await request('getMessages', { query: { page: '1', limit: '20' } }, as);
  const id = messages?.rows[0]?.id ?? '';
  await request('getMessage', { parameters: { id } }, as);
  await request('markMessagesRead', { body: { ids: [id] } }, as);
  await request('deleteMessages', { body: { ids: [id] } }, as);
  const notices = await request('getNotices', { query: { page: '1', limit: '20' } }, as);
  await request('markNoticesRead', { body: { ids: [notices?.rows[0]?.id ?? ''] } }, as);
  await request('getEditors', { query: { page: '1', currentPage: '1', pageSize: '10' } }, as);
  await request('updateFavouriteEditor', { body: { editorId: 1, isFavorite: true } }, as);
  await request('updateFavouriteLeagues', { query: { favoriteLeagueId: '5', type: '1', sportId: FOOTBALL } }, as);
  await request('getFavouriteLeagues', { query: { sportId: FOOTBALL } }, as);
  await request('answerGeneralSurvey', { body: { score: 9, reasons: [301], comment: null } }, as);
  const answer = { satisfaction: 5, reasons: [301], comment: null };
  for (const name of ['answerDepositSurvey', 'answerWithdrawSurvey'] as const) {
    await request(name, { body: answer }, { token: await newMember(request, control, { npsSubmitDate: null }) });
  }
  await request('sendPhoneCode', { body: { phoneNumber: '05551112233', commercialMessageRules: true } }, as);
  await request('verifyPhone', { query: { code: await lastCode(control) } }, as);
  await request('sendMailCode', { query: { email: 'deniz@example.com' } }, as);
  await request('verifyMail', { query: { code: await lastCode(control) } }, as);
  await request('getSelectedRetailer', {}, as);
  const retailers = await request('getRetailers', { query: {} });
  await request('chooseRetailer', { body: { retailerId: retailers?.[1]?.id ?? 1 } }, as);
}

async function retailerTour(request: SendCall): Promise<void> {
  const as = { token: await signIn(request, PHONE.terminal) };
  await request('getRetailerCoupons', { query: { phone: '05550000015', limit: '10', page: '1' } }, as);
  await request('getCustomRetailerBetslips', { body: { page: 1, limit: 10 } }, as);
  const due = await request('getCustomRetailerBetslips', { body: { page: 1, limit: 10, status: [10] } }, as);
  const bsid = due?.rows[0]?.id ?? '';
  await request('getPlayedBetslip', { parameters: { id: bsid, owner: 'customer' } }, as);
  await request('payOutCustomRetailerBetslip', { body: { bsid } }, as);
}

async function registrationTour(request: SendCall, control: Control): Promise<void> {
  const consents = {
    membershipContract: true,
    memberNotification: true,
    personalMarketing: false,
    commercialElectronic: false,
  };
  const body = { ...person, nationality: 'TR', occupation: '1', password: 'gizli1234', ...consents };
  const begun = await request('register', { body });
  const prePlayerId = begun?.prePlayerId ?? '';
  const resent = await request('resendRegistrationCode', { body: { prePlayerId } });
  const changed = await request('changeRegistrationPhone', {
    body: { prePlayerId: resent?.prePlayerId ?? '', phoneNumber: '05321234568' },
  });
  await request('controlRegistrationCode', {
    body: { prePlayerId: changed?.prePlayerId ?? '', activationCode: await lastCode(control) },
  });
  const { identityNumber, birthDate } = person;
  await request('forgotPassword', { body: { identityNumber, birthDate } });
  await request('resendResetPasswordCode', { body: { identityNumber, birthDate } });
  await request('resetPassword', {
    body: { identityNumber, activationCode: await lastCode(control), password: 'Yenisifre1' },
  });
}

async function partingTour(request: SendCall, control: Control): Promise<void> {
  const popups = { token: await signIn(request, PHONE.popups) };
  await request('confirmContact', { body: { sms: true, otherDevice: false } }, popups);
  await request('changePassword', { body: { oldPassword: DEMO_PASSWORD, newPassword: 'Yenisifre1' } }, popups);
  await request('signOut', {}, popups);
  const terms = { token: await signIn(request, PHONE.terms) };
  await request('getTermsOfUse', {}, terms);
  await request('confirmTermsOfUse', {}, terms);
  await request('signOutAll', {}, terms);
  const leaving = { token: await newMember(request, control, { balance: 0 }) };
  const reasons = await request('getCancellationReasons', {}, leaving);
  await request('cancelMembership', { query: { reasonCode: reasons?.[0]?.code ?? '' }, body: {} }, leaving);
}
