/** Markets of long-term events: of kind 3, whose one entry names a sport that is not theirs (wire-config-11). */
export const isLongTermKey = (key: string): boolean => key.startsWith('3_');
