import type { BankChoice } from '@shuyuan/api-client/exam-area';

const numbersOf = (text: string | null, most: number) => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map(Number)
      .filter((number) => Number.isSafeInteger(number) && number > 0 && number <= most),
  ),
];

/** What the address of a practice from the bank asks for; null where a category or a type is missing. */
export function bankChoiceOf(search: URLSearchParams): Required<BankChoice> | null {
  const category_ids = numbersOf(search.get('category_ids'), Number.MAX_SAFE_INTEGER).slice(0, 200);
  const types = numbersOf(search.get('types'), 7);
  const levels = numbersOf(search.get('levels'), 4);
  return category_ids.length === 0 || types.length === 0 ? null : { category_ids, types, levels };
}
