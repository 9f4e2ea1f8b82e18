/** Nicknames and abbreviations that players type instead of a team's name (rule program-34). */

/** Folded nickname → folded words of the name that the program contains. */
const names: Partial<Record<string, string>> = {
  gs: 'galatasaray',
  cimbom: 'galatasaray',
  fb: 'fenerbahce',
  kanarya: 'fenerbahce',
  bjk: 'besiktas',
  kartal: 'besiktas',
  ts: 'trabzonspor',
  ibfk: 'basaksehir',
  barca: 'barcelona',
  rma: 'real madrid',
  juve: 'juventus',
  psg: 'paris saint-germain',
  bvb: 'borussia dortmund',
  mufc: 'manchester united',
  manu: 'manchester united',
  mcfc: 'manchester city',
  mancity: 'manchester city',
  spurs: 'tottenham',
  munih: 'munchen',
  munich: 'munchen',
  marseille: 'marsilya',
  efes: 'anadolu efes',
  lakers: 'los angeles lakers',
};

/** Names typed as two words. */
const phrases: Partial<Record<string, string>> = {
  'man utd': 'manchester united',
  'man u': 'manchester united',
  'man city': 'manchester city',
  'sari kirmizi': 'galatasaray',
  'kara kartal': 'besiktas',
};

/** Returns the words with nicknames replaced by names; undefined when none of them is a nickname. */
export function replaceNicknames(words: readonly string[]): string[] | undefined {
  const phrase = phrases[words.join(' ')];
  const replaced = phrase?.split(' ') ?? words.flatMap((word) => names[word]?.split(' ') ?? word);
  return replaced.join(' ') === words.join(' ') ? undefined : replaced;
}
