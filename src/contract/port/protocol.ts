/**
 * Number of the contract between tab and engine. Raise it whenever a message changes its shape;
 * `tests/unit/house/contract-hash.test.ts` fails when the shape moved and the number did not.
 *
 * 1  first public shape
 * 2  sessions: signing in and out, tokens asked of tabs, services asked for tabs
 * 3  the slip: terms, play, settings for changed odds
 * 4  coupons: what became of them, their events, answers with the age of a copy
 * 5  service calls by name with decoded answers, generations of what writes make old
 * 6  a row says how its match stands in the texts it shows
 * 7  a member's transactions
 * 8  columns with a box an outcome, doubts of a play, favourites that are set, what a sign-in tells of the account
 * 9  one search over all sports, what was taken out of the slip and comes back, how many matches a filter leaves
 * 10 account and money: messages, bank accounts, withdrawals, bonuses, surveys
 * 11 match centre, live scores, pool, content and the video of a match
 * 12 pool coupons that are decided, marks of a match found by its name, scores of matches that are over
 * 13 a tab that leads says so before its engine has started
 * 14 a tab says with its hello where the services are
 * 15 a tab says with its hello which page it shows
 * 16 a retailer of an unknown status, consent to what was asked alone, a way out of all devices, the player's hashed id
 * 17 a call that was not sent, because the engine is on its way
 * 18 a coupon that was taken may wait for its confirmation
 * 19 the count-down of the content service
 * 20 columns of a coupon whose winning ones are not told
 * 21 e-sport summaries, a second source of commentary, ids of before the start in a list
 * 22 what the pool is expected to pay, of the configuration, in kuruş
 * 23 a slip that another one took the place of comes back
 * 24 selections say why they are not in the slip
 * 25 writes that may be done twice
 * 26 a write of which nobody knows whether it was done
 * 27 money that was not sent, because its token could not be renewed
 * 28 a line-up says who starts, also where nobody knows the formation
 * 29 what a search finds among long-term events is told apart
 * 30 live results of every sport, the address of a match's animation
 * 31 a refusal without the service's envelope
 * 32 a competition that a selection names in the place of its outcome
 * 33 intents of money in the storage of a tab, money and sessions of which nothing can be stored
 * 34 how long a service wants not to be requested again
 * 35 a call whose service has no readable address
 * 36 whether the network works although the browser denies it
 * 37 whether odds are the device's copies
 * 38 an event whose odds may be wrong, because the hub and the services contradict each other
 */
export const PROTOCOL = 38;
