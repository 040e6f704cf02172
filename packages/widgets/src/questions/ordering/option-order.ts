import type { AnswerContent } from '../answers.ts';
import { chosenOf } from '../answers.ts';

/** The options as an answer has put them; those that it does not name follow as they were shown. */
export function orderedOptions<Option extends { key: string }>(
  options: readonly Option[],
  value: AnswerContent | null,
): Option[] {
  const named = [...new Set(chosenOf(value))].flatMap((key) => options.find((one) => one.key === key) ?? []);
  return [...named, ...options.filter((option) => !named.includes(option))];
}

/** The answer after the option at a place went by so many places; undefined past the ends. */
export function movedOrder(
  ordered: readonly { key: string }[],
  place: number,
  by: 1 | -1,
): string | undefined {
  const keys = ordered.map(({ key }) => key);
  const [from, to] = [keys[place], keys[place + by]];
  if (from === undefined || to === undefined) return undefined;
  return keys
    .with(place, to)
    .with(place + by, from)
    .join(',');
}
