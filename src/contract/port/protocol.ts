/**
 * Version number of the contract between tab and engine. Raise it whenever a message changes its shape;
 * `tests/house/contract-hash.test.ts` fails when the shape changed and the number did not.
 *
 * 1  first public shape
 * 2  sessions: signing in and out, tokens requested from tabs, service calls made for tabs
 * 3  the slip: terms, play, settings for changed odds
 * 4  coupons: their results, their events, the age of cached responses
 * 5  service calls by name with decoded results, invalidation counters per subject
 * 6  the match's status in the texts of a row
 * 7  a member's transactions
 * 8  columns with a box per outcome, unresolved plays, favourites that are set, account data of a sign-in
 * 9  one search over all sports, undo of removed selections, the number of matches a filter leaves
 * 10 account and money: messages, bank accounts, withdrawals, bonuses, surveys
 * 11 match centre, live scores, pool, content and the video of a match
 * 12 decided pool coupons, marks of a match found by its name, scores of finished matches
 * 13 a leading tab announces itself before its engine has started
 * 14 the addresses of the services in a tab's hello
 * 15 the path of the page in a tab's hello
 * 16 a retailer of unknown status, consent only to the questions shown, sign-out of all devices, hashed player id
 * 17 a call that was not sent because the engine is starting
 * 18 an accepted coupon may await its confirmation
 * 19 the count-down of the content service
 * 20 coupon columns whose winning ones are unknown
 * 21 e-sport summaries, a second source of commentary, ids from before the start in a list
 * 22 the pool's expected payout, from the configuration, in kuruş
 * 23 undo for a slip that was replaced by another one
 * 24 the reason why selections are not in the slip
 * 25 idempotent writes
 * 26 a write whose outcome is unknown
 * 27 money requests that were not sent because the token could not be renewed
 * 28 starting players in a line-up without a known formation
 * 29 long-term events separate in search results
 * 30 live results of every sport, the address of a match's animation
 * 31 a refusal without the service's envelope
 * 32 a competition named by a selection in place of its outcome
 * 33 money intents in the storage of a tab; money and sessions that cannot be stored
 * 34 how long a service requests not to be called again
 * 35 a call whose service has no readable address
 * 36 a working network that the browser reports as offline
 * 37 odds from cached responses
 * 38 an event whose odds may be wrong, because the hub and the services contradict each other
 */
export const PROTOCOL = 38;
