/**
 * Adds the campaign parameters (`utm_…`) of this visit to a link, except to links of the help (rule navigation-20,
 * program-5).
 */
export function withCampaign(to: string, here: string, landing: string): string {
  const target = new URL(to, here);
  if (target.pathname.includes('yardim')) return to;
  for (const from of [here, landing]) {
    for (const [name, value] of new URL(from, here).searchParams) {
      if (name.startsWith('utm_') && !target.searchParams.has(name)) target.searchParams.set(name, value);
    }
  }
  return target.pathname + target.search + target.hash;
}

/** Returns the address the visit began at, from the browser's navigation timing. */
export const landingAddress = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;
