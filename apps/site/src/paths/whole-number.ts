/** A number as an address spells it, from 1 to a million; undefined for everything else. */
export function wholeNumber(text: string | null): number | undefined {
  const number = Number(text);
  return text && Number.isSafeInteger(number) && number > 0 && number <= 1_000_000 ? number : undefined;
}
