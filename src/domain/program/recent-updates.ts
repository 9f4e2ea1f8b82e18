/** The 20/10 rule (rule updates-13): a feed of a sport's latest updates. Events of the book are never removed by it. */

const MOST = 20;
const DROPPED = 10;

/** Appends an update to the feed, in place: unique by key, newest last; above 20 updates, the oldest 10 are dropped. */
export function rememberUpdate<T extends { key: string }>(feed: T[], update: T): void {
  const index = feed.findIndex((known) => known.key === update.key);
  if (index >= 0) feed.splice(index, 1);
  feed.push(update);
  if (feed.length > MOST) feed.splice(0, DROPPED);
}
