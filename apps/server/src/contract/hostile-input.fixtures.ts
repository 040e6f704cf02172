import type { Endpoint } from '@shuyuan/api-client/contract';
import fc from 'fast-check';
import * as z from 'zod/mini';

/** JSON schema, as far as the contract's inputs use it. */
interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/** Values to put in the place of texts, numbers and instants. */
export interface HostileValues {
  name: string;
  text?: ((valid: string) => unknown) | undefined;
  number?: ((valid: number) => unknown) | undefined;
  instant?: string | undefined;
  /** Applied to a whole part of the input. */
  whole?: (valid: unknown) => unknown;
  /** Whether values that the contract refuses are sent all the same. */
  isRefused?: boolean;
}

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

/** Hostile values by kind: characters that no column takes, numbers that no column holds, other types. */
export const hostileValues: readonly HostileValues[] = [
  { name: 'valid values' },
  { name: 'NUL and lone surrogates beside text', text: (valid) => `\u0000${valid}\ud800 \udc00` },
  { name: 'NUL and lone surrogates alone', text: () => '\u0000\ud83d' },
  { name: 'quotes, wildcards, separators', text: (valid) => `${valid}%_\\'";--/\u2028<b` },
  {
    name: 'the largest safe integer',
    number: () => Number.MAX_SAFE_INTEGER,
    instant: '9999-12-31T23:59:59.999Z',
  },
  { name: 'one more than int4', number: () => 2 ** 31, instant: '0000-01-01T00:00:00Z' },
  { name: 'one more than int2', number: () => 2 ** 15, instant: '0001-01-01T00:00:00.123456789Z' },
  { name: 'negative numbers', text: () => '-1', number: () => -1 },
  { name: '1e308', text: () => '1e308', number: () => 1e308, isRefused: true },
  { name: 'other types', text: () => ['a', null], number: () => ({ toString: 1 }), isRefused: true },
  { name: 'null', text: () => null, number: () => null, isRefused: true },
  { name: 'deep nesting', whole: () => nested(5000), isRefused: true },
  { name: 'deep values', text: () => nested(5000), number: () => nested(5000), isRefused: true },
  {
    name: 'a prototype',
    whole: (valid) => ({ ...(valid as object), ...(JSON.parse('{"__proto__":{"id":1}}') as object) }),
    isRefused: true,
  },
];

/** An input that the contract accepts, with hostile values wherever it accepts them. */
function hostileInput(
  schema: z.ZodMiniType,
  { text, number, instant, whole, isRefused = false }: HostileValues,
  given: Readonly<Record<string, unknown>> = {},
): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
  let input = sampleOf(json, given);
  if (whole) return whole(input);
  for (const path of leavesOf(input)) {
    const valid = at(input, path);
    const value = hostileLeaf(valid, { text, number, instant });
    const next = value === undefined ? input : replaced(input, path, value);
    if (isRefused || z.safeParse(schema, next).success) input = next;
  }
  return input;
}

const datePattern = /^\d{4}-\d\d-\d\d(T|$)/;

function hostileLeaf(valid: unknown, { text, number, instant }: Omit<HostileValues, 'name'>) {
  if (typeof valid === 'number') return number?.(valid);
  if (typeof valid !== 'string') return undefined;
  const [, time] = datePattern.exec(valid) ?? [];
  if (time === undefined) return text?.(valid);
  return time === 'T' ? instant : instant?.slice(0, 10);
}

/** A value that the schema accepts, as far as JSON schema can say so. All optional properties are present. */
function sampleOf(schema: Schema, given: Readonly<Record<string, unknown>>, name = ''): unknown {
  // The id of an order or a device has a form of its own.
  if (name in given && !(name === 'id' && schema.pattern)) return given[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(0);
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sampleOf(choice, given, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [key, sampleOf(each, given, key)]),
      );
    case 'array':
      return schema.prefixItems
        ? schema.prefixItems.map((each) => sampleOf(each, given))
        : Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
            sampleOf(schema.items ?? {}, given),
          );
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return sampleText(schema);
    default:
      return 1;
  }
}

function sampleText({ format, pattern, minLength = 1 }: Schema): string {
  if (format === 'date-time') return '2026-03-01T02:00:00.000Z';
  if (format === 'date') return '2026-03-01';
  if (format === 'uri') return 'https://example.com/a';
  if (pattern !== undefined) return matching(new RegExp(pattern));
  return '字'.repeat(Math.max(1, minLength));
}

/** A text that matches a pattern. Patterns with lookaheads are those of addresses. */
function matching(pattern: RegExp): string {
  const known = ['/about', 'https://example.com/a'].find((text) => pattern.test(text));
  return known ?? fc.sample(fc.stringMatching(pattern), { numRuns: 1, seed: 7 })[0] ?? '';
}

type Path = readonly (string | number)[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [path];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

function replaced(value: unknown, [key, ...rest]: Path, leaf: unknown): unknown {
  if (key === undefined) return leaf;
  const inner = replaced((value as Record<string, unknown>)[key], rest, leaf);
  if (Array.isArray(value))
    return value.map((each: unknown, place) => (place === Number(key) ? inner : each));
  return { ...(value as object), [key]: inner };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** The text of a value as UTF-8 in an address; a lone surrogate becomes its three bytes, as some clients write it. */
const encoded = (value: unknown): string =>
  Array.from(textOf(value), (character) =>
    character.isWellFormed()
      ? encodeURIComponent(character)
      : `%ED%${(0x80 | ((character.charCodeAt(0) >> 6) & 0x3f)).toString(16)}%${(0x80 | (character.charCodeAt(0) & 0x3f)).toString(16)}`,
  ).join('');

/** Values of fields that a call looks up first: rows of the demonstration content, and no earlier version. */
const seeds = { ids: [1], seen_at: undefined };

/** Method, address and body of a call with hostile values in all its parts. */
export function hostileRequest(
  { method, path, params, query, body, takesFile }: Endpoint,
  values: HostileValues,
) {
  const filled = Object.entries(hostileInput(params, values, { id: 1, ...seeds }) as object);
  const address = filled.reduce((url, [name, value]) => url.replace(`{${name}}`, encoded(value)), path);
  const asked = Object.entries(hostileInput(query, values, { ...seeds, ids: '1' }) as object).filter(
    ([, value]) => value !== undefined,
  );
  const search = asked
    .flatMap(([name, value]) => [value].flat().map((each) => `${encoded(name)}=${encoded(each)}`))
    .join('&');
  const hasBody = method === 'POST' || method === 'PUT';
  return {
    method,
    url: search === '' ? address : `${address}?${search}`,
    ...(hasBody &&
      (takesFile
        ? fileForm(values)
        : {
            // A lone surrogate is an escape in JSON, not bytes.
            payload: JSON.stringify(hostileInput(body, values, seeds)),
            headers: { 'content-type': 'application/json' },
          })),
  };
}

/** A form with one file whose name and words hold the hostile text. */
function fileForm({ text = (valid) => valid }: HostileValues) {
  const words = textOf(text('a'));
  const lines = [
    '--edge',
    `content-disposition: form-data; name="title"`,
    '',
    words,
    '--edge',
    `content-disposition: form-data; name="file"; filename="${words.replaceAll('"', '%22')}.vtt"`,
    'content-type: text/vtt',
    '',
    `WEBVTT\n\n00:00.000 --> 00:01.000\n${words}\n`,
    '--edge--',
    '',
  ];
  return { payload: lines.join('\r\n'), headers: { 'content-type': 'multipart/form-data; boundary=edge' } };
}
