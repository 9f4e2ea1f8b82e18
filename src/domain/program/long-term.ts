/**
 * Returns true for markets of long-term events (kind 3). The only configuration entry of that kind names another sport
 * (wire-config-11).
 */
export const isLongTermKey = (key: string): boolean => key.startsWith('3_');
