import { formatDateTime } from '@shuyuan/ui/relative-time';
import type { ResourceFormStrings } from './resource-form.strings.ts';
import type { FormField } from './resource-form.types.ts';

const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' };

/** Words of HTML, only ever shown as text. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(lt|gt|amp|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** A value of a field in words: the label of a choice, the words of a text, the number with its unit. */
export function fieldText(field: FormField, value: unknown, strings: ResourceFormStrings): string {
  if (field.kind === 'custom' && field.textOf) return field.textOf(value) || strings.nothing;
  if (value === null || value === undefined || value === '') return strings.nothing;
  const written =
    field.kind === 'choice' ? field.choices.find((choice) => choice.value === value) : undefined;
  if (written) return written.label;
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  if (typeof value === 'number')
    return field.kind === 'number' ? `${value}${field.unit ?? ''}` : String(value);
  if (typeof value === 'string' && field.kind === 'rich-text') return wordsOf(value) || strings.noWords;
  if (typeof value === 'string')
    return isInstant.test(value) ? formatDateTime(Date.parse(value)) : wordsOf(value);
  if (Array.isArray(value)) return strings.items(value.length);
  return strings.noWords;
}

/** Characters of a long text that are shown before the first difference. */
const before = 12;

/** Characters of a text that are shown. */
const most = 160;

/** Two texts as excerpts from shortly before their first difference. */
export function excerpts(one: string, other: string): [string, string] {
  const [first, second] = [Array.from(one), Array.from(other)];
  const length = Math.max(first.length, second.length);
  const differs = first.findIndex((character, place) => character !== second[place]);
  const start = length <= most ? 0 : Math.max(0, (differs === -1 ? first.length : differs) - before);
  const cut = (text: string[]) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + most).join('')}${text.length > start + most ? '…' : ''}`;
  return [cut(first), cut(second)];
}
