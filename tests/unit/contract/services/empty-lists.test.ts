/** An empty list may be sent as null (wire-envelope-8); any other value that is no list stays unreadable. */
import { expect, test } from 'vitest';
import { bankAccounts } from '../../../../src/contract/services/bank-accounts.ts';
import { common } from '../../../../src/contract/services/common.ts';
import { content } from '../../../../src/contract/services/content.ts';
import { membership } from '../../../../src/contract/services/membership.ts';
import { profile } from '../../../../src/contract/services/profile.ts';
import { retailers } from '../../../../src/contract/services/retailers.ts';
import { sportsbook } from '../../../../src/contract/services/sportsbook.ts';

const calls = { ...bankAccounts, ...common, ...content, ...profile, ...retailers, ...sportsbook };
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
    expect(membership.getSelectedRetailer.decode(none, context)).toBeNull();
  expect(membership.getSelectedRetailer.decode({ retailId: '12' }, context)).toBe(12);
  for (const odd of ['yok', { retailId: {} }]) {
    expect(membership.getSelectedRetailer.decode(odd, context)).toBeUndefined();
  }
});
