/** The type of question that an address names, from 1 to 7; undefined where it names none. */
export function questionTypeOf(search: URLSearchParams): number | undefined {
  const type = Number(search.get('type'));
  return Number.isInteger(type) && type >= 1 && type <= 7 ? type : undefined;
}
