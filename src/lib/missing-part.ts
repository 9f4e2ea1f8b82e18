/** Whether code of the build, or its style, did not come. Browsers name a failed dynamic import each in their own words. */
export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && missingPart.test(error.message);
}

const missingPart =
  /dynamically imported module|importing a module script failed|unable to preload|error loading dynamically/i;
