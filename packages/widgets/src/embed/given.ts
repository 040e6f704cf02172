/** What a page has said to an element: properties as they are, attributes as text; both by the property's name. */
export type Given = Readonly<Record<string, unknown>>;

/** Undefined for what is not there, and for an attribute that is empty. */
export function readText(given: Given, name: string): string | undefined {
  const value = given[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function readNumber(given: Given, name: string): number | undefined {
  const value = given[name];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** An array, or an attribute with commas: `10, 20, 50`. */
export function readList(given: Given, name: string): string[] | undefined {
  const value = given[name];
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return value.split(',').map((part) => part.trim());
}

export const readNumbers = (given: Given, name: string) => readList(given, name)?.map(Number);

/** As HTML has it: an attribute is true by being there. */
export const readFlag = (given: Given, name: string) =>
  given[name] !== undefined && given[name] !== null && given[name] !== false && given[name] !== 'false';

/** One of `choices`; undefined for everything else. */
export const readChoice = <Choice extends string>(given: Given, name: string, choices: readonly Choice[]) =>
  choices.find((choice) => choice === given[name]);

/** What only a property can carry: an object or a function. */
export const readRich = <Value>(given: Given, name: string): Value | undefined =>
  typeof given[name] === 'string' || given[name] === null ? undefined : (given[name] as Value | undefined);
