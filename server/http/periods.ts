/** Periods a list can be asked for, by the names of the services: days back from now. */
export const daysOfPeriod: Partial<Record<string, number>> = { week: 7, month: 30, threeMonths: 91, year: 365 };
