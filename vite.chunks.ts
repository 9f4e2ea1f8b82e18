/**
 * The files the tab's code is cut into. What only one page, dialog or late part of the shell needs is in its file. What
 * several of them share is one file for an area, not one for each set of sharers: a first visit to the home page asked
 * for 56 scripts before, and small files compress badly.
 */
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Modules = Parameters<Extract<Group['name'], (...all: never[]) => unknown>>[1];

const isFirst = isOf(/index\.html$|home\/home-page\./);
const isSlider = isOf(/posters\/slider\./);
const isList = isOf(/program\/program-page\./);
const isMatch = isOf(/event\/page\/event-page\./);
const isHelp = isOf(/features\/help\/help-page\./);
const isSignIn = isOf(/pages\/sign-in\./);
const isCouponList = isOf(/coupons\/coupons-page\.|pages\/member\./);
const isOfCoupons = isOf(/features\/(coupons?|customer-coupons|saved-slips|pool-coupons|figures)\/|pages\/member\./);

const isOfPush = isOf(/parts\/push\//);

const isAddress = isOf(/src\/(routes|app\/pages)\//);
const isIcon = isOf(/lucide-react\/dist\/esm\/icons\//);
const isQr = isOf(/node_modules\/uqr\//);
const isOfVitals = isOf(/node_modules\/web-vitals\//);
const isAbsent = isOf(/parts\/absent\//);

/** What a visit begins with. */
const starts = [isSlider, isList, isMatch, isHelp, isCouponList];
const startsOf = (sharers: readonly string[]): number => starts.filter((isStart) => sharers.some(isStart)).length;

/** By what shares it. A module goes to the first that fits, and what it imports to the same or one before. */
const shared: readonly (readonly [chunk: string, fits: (sharers: readonly string[], id: string) => boolean])[] = [
  // The home page, which most visits begin with, and its odds, rows and scores, which the slip needs beside every other; it
  // becomes the entry's own file, with React. A file of libraries would stay over a deploy while 106 of 137 scripts get
  // another name by the entry's, and would cost a first visit 1 KB and two requests.
  ['app', (sharers) => sharers.some(isFirst)],
  // Addresses, and who may open them: every page has links, to pages of which it needs nothing else.
  ['routes', (sharers, id) => sharers.some(isSignIn) || isAddress(id)],
  // What a visit begins with brings nothing along that only later parts need: the top of the home page, the list, a match,
  // a page to read, the coupons. First what several of them need; of that, what makes long lists is 20 KB by itself.
  ['rows', (sharers) => startsOf(sharers) === 2 && sharers.some(isList) && sharers.some(isCouponList)],
  ['page', (sharers) => startsOf(sharers) > 1],
  // Else whoever wants one of half a kilobyte would bring a whole part along.
  ['icons', (_, id) => isIcon(id)],
  // Else whoever makes QR codes would bring a whole part along, and the part the encoder.
  ['qr', (_, id) => isQr(id)],
  // Shared by the measures and Sentry, which otherwise would bring the account's parts along.
  ['timings', (_, id) => isOfVitals(id)],
  ['posters', (sharers) => sharers.some(isSlider)],
  ['list', (sharers) => sharers.some(isList)],
  ['match', (sharers) => sharers.some(isMatch)],
  ['help', (sharers) => sharers.some(isHelp)],
  // What stands where a coupon, a message or a shared slip did not come: a message needs nothing else of the slip's.
  ['member-shared', (sharers, id) => isAbsent(id) || (sharers.some(isCouponList) && !sharers.every(isOfCoupons))],
  ['coupon-list', (sharers) => sharers.some(isCouponList)],
  ['article', (sharers) => sharers.some(isOf(/features\/help\//))],
  // Asked for on every page, once its first screen stands.
  [
    'frame',
    (sharers) => sharers.some(isOf(/src\/app\/|home\/home-rest\.|slip\/responsive-slip\.|features\/(consent|chat)\//)),
  ],
  ['program', (sharers) => sharers.some(isOf(/features\/(home|program|event|popular)\//))],
  // The pages of shared slips and of short codes; the form of the latter is no part of the slip.
  ['shared-slip', (sharers) => sharers.every(isOf(/features\/shared-slip\//))],
  ['slip', (sharers) => sharers.some(isOf(/features\/(slip\/|shared-slip\/shared-|tour\/)/))],
  ['coupons', (sharers) => sharers.every(isOfCoupons)],
  ['pool', (sharers) => sharers.every(isOf(/features\/pool/))],
  ['bank', (sharers) => sharers.every(isOf(/features\/(bank-accounts|withdraw)\//))],
  ['scores', (sharers) => sharers.every(isOf(/features\/live-scores\/|state\/spoiler\//))],
  ['copies', (sharers) => sharers.every(isOf(/src\/storage\//))],
  ['account', (sharers) => !sharers.every(isOfPush)],
  // News while the product is closed: only where the operator offers it (push-1). Last, so that it has nothing of others.
  ['push', () => true],
];

export const chunkGroups: Group[] = shared.map(([chunk]): Group => ({
  debugName: chunk,
  name: (id, modules) => (sharedChunk(id, modules) === chunk ? chunk : null),
}));

/**
 * A file's name without words that content blockers list: blocked by its name, it would be missing here for a player who
 * never saw what the word is about.
 */
export const neutralName = (name: string): string => (listedWords.test(name) ? 'part' : name);

export const listedWords = /consent|cookie|banner|analytic|track|chat|measur|(^|[-_.])ads?(?=[-_.]|$)/i;

/**
 * The files of the engine: all of it but the file its worker starts from and what it loads when first needed. Of that the
 * calls of the services are one file, which every first page needs: in three, the second and third were requested a round
 * trip later.
 */
export const engineGroups: Group[] = [
  {
    debugName: 'engine-core',
    name: (id, modules) => {
      const isStart = modules.getModuleInfo(id)?.isEntry === true;
      const isRuntime = /rolldown[\\/]runtime/.test(id);
      return isRuntime || (!isStart && comesWithEntry(id, modules)) ? 'engine-core' : null;
    },
  },
  {
    debugName: 'calls',
    name: (id, modules) => (/src\/contract\/services\//.test(id) && !comesWithEntry(id, modules) ? 'calls' : null),
  },
];

function comesWithEntry(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const { importers = [], isEntry = false } = modules.getModuleInfo(id) ?? {};
  return isEntry || importers.some((importer) => comesWithEntry(importer, modules, seen));
}

function sharedChunk(id: string, modules: Modules): string | undefined {
  const sharers = [...loadersOf(id, modules)];
  const alone = sharers.length < 2 && !sharers.some(isFirst);
  return alone ? undefined : shared.find(([, fits]) => fits(sharers, id))?.[0];
}

/** What brings this module with it: the entry, and what is loaded by need. */
function loadersOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  const loaders = new Set<string>();
  if (seen.has(id)) return loaders;
  seen.add(id);
  const { importers = [], dynamicImporters = [], isEntry = false } = modules.getModuleInfo(id) ?? {};
  if (dynamicImporters.length > 0 || isEntry) loaders.add(id);
  for (const importer of importers) for (const each of loadersOf(importer, modules, seen)) loaders.add(each);
  return loaders;
}

function isOf(folder: RegExp): (id: string) => boolean {
  return (id) => folder.test(id);
}
