/** An empty list may be sent as null (wire-envelope-8); any other value that is no list stays unreadable. */
import { expect, test } from 'vitest';
import { bankAccountsCalls } from '../../../../src/contract/services/bank-accounts-calls.ts';
import { commonCalls } from '../../../../src/contract/services/common-calls.ts';
import { contentCalls } from '../../../../src/contract/services/content-calls.ts';
import { membershipCalls } from '../../../../src/contract/services/membership-calls.ts';
import { profileCalls } from '../../../../src/contract/services/profile-calls.ts';
import { retailersCalls } from '../../../../src/contract/services/retailers-calls.ts';
import { sportsbookCalls } from '../../../../src/contract/services/sportsbook-calls.ts';

const calls = {
  ...bankAccountsCalls,
  ...commonCalls,
  ...contentCalls,
  ...profileCalls,
  ...retailersCalls,
  ...sportsbookCalls,
};
const context = { input: {}, dropped: () => {} };

test.for([
  ...(['getBankAccounts', 'getCancellationReasons', 'getDistricts', 'getRetailers', 'getHighlightedLeagues'] as const),
  ...(['getCampaigns', 'getHelpTopics', 'getHelpArticles', 'getNews', 'getSlides', 'getBanners'] as const),
  'getMainPageEditors' as const,
])('%s: null is decoded as an empty list', (name) => {
  expect(calls[name].decode(null, context)).toEqual([]);
  for (const odd of ['', 'yok', 0, {}, { items: [] }]) expect(calls[name].decode(odd, context)).toBeUndefined();
});

test.for(['getOccupations', 'getNationalities', 'getProvinces', 'getCompetitions', 'getInfo'] as const)(
  '%s: null is decoded as undefined, because the list is never empty',
  (name) => {
    expect(calls[name].decode(null, context)).toBeUndefined();
  },
);

test('the selected retailer is its id, null when none is selected, and undefined when malformed', () => {
  for (const none of [null, {}, { retailId: null }])
    expect(membershipCalls.getSelectedRetailer.decode(none, context)).toBeNull();
  expect(membershipCalls.getSelectedRetailer.decode({ retailId: '12' }, context)).toBe(12);
  for (const odd of ['yok', { retailId: {} }]) {
    expect(membershipCalls.getSelectedRetailer.decode(odd, context)).toBeUndefined();
  }
});
