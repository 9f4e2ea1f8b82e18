/** The address an answer is stored under: one for all spellings of the same request, and another for every other one. */
export function storedAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  // A stable sort: repeated names keep their order, because for them it means something.
  address.searchParams.sort();
  return address.href;
}
