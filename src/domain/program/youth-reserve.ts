/** Detection of youth and reserve teams by the words of their names. */

/** Words of youth and reserve teams and of their leagues, folded. */
const signs = new Set([
  ...['genc', 'gencler', 'gencleri', 'altyapi', 'gelisim', 'paf', 'youth', 'junior', 'juniors', 'primavera'],
  ...['rezerv', 'yedek', 'yedekler', 'reserve', 'reserves', 'jong', 'castilla'],
]);

/** An age limit: "u19", "u-21", "u 20". */
const AGE_LIMIT = /(?:^| )u[- ]?(?:1[3-9]|2[0-3])(?= |$)/;
/** Mark of a second team at the end of a side: "barcelona b", "bayern munchen ii". Willem II is a first team. */
const SECOND_TEAM = /(?<!willem) (?:b|ii|iii|\(r\)|\(res\))(?= - |$)/;

/** Returns true for a league of youth or reserve teams. The name is folded. */
export function isYouthOrReserve(name: string): boolean {
  return AGE_LIMIT.test(name) || name.split(/[ ()-]+/).some((word) => signs.has(word));
}

/** Returns true for an event of youth or reserve teams. The name is folded: "home - away". */
export function isYouthOrReserveEvent(name: string): boolean {
  return SECOND_TEAM.test(name) || isYouthOrReserve(name);
}
