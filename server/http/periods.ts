/** Days back from now for each period of a list, by the services' names. */
export const daysOfPeriod: Partial<Record<string, number>> = { week: 7, month: 30, threeMonths: 91, year: 365 };
