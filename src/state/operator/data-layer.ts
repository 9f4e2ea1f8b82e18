/**
 * The operator's data layer (rule content-13): all measured events, each with its keys. Nothing is pushed without
 * consent to statistics, nothing of a player while nobody is signed in, and never a name, a phone number, an identity
 * number, a mail address, an IBAN, a password, a code, or typed text.
 */
import { ANALYTICS_PLAYER_KEY } from '../../contract/names.ts';
import type { Player } from '../../model/player.ts';
import type { Selection } from '../../model/slip.ts';
import { STORED_VERSION, storedValue } from '../../platform/browser-storage/stored-value.ts';
import { currentViewport } from '../../platform/device/viewport.ts';
import { currentSession } from '../member/session.ts';
import { type Consent, currentConsent } from './consent.ts';

/** A selection of the slip, in the standard keys of an e-commerce item. */
interface DataLayerItem {
  item_id: string;
  item_name: string;
  /** Market and outcome. */
  item_brand: string;
  item_variant: string;
  /** The odd, as a decimal. */
  price: number;
  quantity: 1;
}

interface Ecommerce {
  currency: 'TRY';
  /** TL. */
  value?: number;
  transaction_id?: string;
  items: DataLayerItem[];
}

/** Keys of each measured event. */
export interface DataLayerEvents {
  virtualPageview: { pagePath: string; pageTitle: string; pageName: string };
  login: { method: 'password' };
  logout: object;
  /** Steps count from 1. */
  registration_step: { step: number; stepName: string };
  sign_up: { method: 'web' };
  search: { length: number };
  add_to_cart: { ecommerce: Ecommerce };
  remove_from_cart: { ecommerce: Ecommerce };
  begin_checkout: { ecommerce: Ecommerce };
  purchase: { ecommerce: Ecommerce };
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Web 3, mobile web 4; Android 1, iOS 2; signed in 1, visitor 0 (rule content-18). */
interface DataLayerContext {
  LoginStatus: 0 | 1;
  Platform: 3 | 4;
  mobileOs?: 1 | 2;
}

/** Facts of the signed-in player; '' if unknown. */
interface TrackedPlayer {
  ActiveDealerId: string;
  externalMemberId: string;
  UserCity: string;
  UserDistrict: string;
}

interface TrackedSettings {
  /** Version of the stored data (rule storage-2). */
  version: string;
  platform: number;
}

/** Two keys that the operator's scripts read (rule content-16); nothing here does. Written only with consent. */
const unread = (): null => null;
export const trackedPlayer = storedValue<TrackedPlayer | null>({ key: ANALYTICS_PLAYER_KEY, parse: unread });
export const trackedSettings = storedValue<TrackedSettings | null>({ key: 'settings', parse: unread });

export function pushDataLayerEvent<Name extends keyof DataLayerEvents>(event: Name, keys: DataLayerEvents[Name]): void {
  if (currentConsent()?.statistics !== true) return;
  const { player, phase } = currentSession();
  const member = phase === 'member' ? player : null;
  trackedPlayer.write(member === null ? null : trackedFacts(member));
  // Clears the previous shop event, whose data would otherwise be merged into this one.
  if ('ecommerce' in keys) layer().push({ ecommerce: null });
  layer().push({ event, ...keys, ...surroundings(member !== null), ...(member === null ? {} : userOf(member)) });
}

/** Pushes the allowed purposes as consent signals; call it before the container is loaded and at every change. */
export function pushConsentSignals(kind: 'default' | 'update', consent: Consent | null): void {
  const allowed = (yes: boolean | undefined): string => (yes === true ? 'granted' : 'denied');
  const marketing = allowed(consent?.marketing);
  command('consent', kind, {
    analytics_storage: allowed(consent?.statistics),
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  });
  const measures = consent?.statistics === true;
  trackedSettings.write(measures ? { version: String(STORED_VERSION), platform: surroundings(false).Platform } : null);
  if (!measures) trackedPlayer.write(null);
}

export function toDataLayerItem({ eventId, eventName, marketName, outcomeName, odd }: Selection): DataLayerItem {
  return {
    item_id: String(eventId),
    item_name: eventName,
    item_brand: marketName,
    item_variant: outcomeName,
    price: odd / 100,
    quantity: 1,
  };
}

const layer = (): unknown[] => (window.dataLayer ??= []);

/** Pushes the `arguments` object itself, the only form of a command a tag manager accepts. */
function command(..._told: unknown[]): void {
  // oxlint-disable-next-line eslint/prefer-rest-params -- an array is an event to it
  layer().push(arguments);
}

function surroundings(signedIn: boolean): DataLayerContext {
  const os = mobileOs(navigator.userAgent);
  return {
    LoginStatus: signedIn ? 1 : 0,
    Platform: currentViewport() === 'mobile' ? 4 : 3,
    ...(os === undefined ? {} : { mobileOs: os }),
  };
}

function mobileOs(agent: string): 1 | 2 | undefined {
  if (/android/i.test(agent)) return 1;
  return /iphone|ipad|ipod/i.test(agent) ? 2 : undefined;
}

/** The hash is the only identifier of the player; the retailer gives the place. */
function userOf(player: Player): TrackedPlayer & { userId: string } {
  return { userId: player.hashedPlayer, ...trackedFacts(player) };
}

function trackedFacts({ retailer, memberId }: Player): TrackedPlayer {
  return {
    ActiveDealerId: String(retailer?.id ?? ''),
    externalMemberId: memberId,
    UserCity: retailer?.province ?? '',
    UserDistrict: retailer?.district ?? '',
  };
}
