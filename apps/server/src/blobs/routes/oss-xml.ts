import { StoreRefusal } from '../objects/store-refusal.ts';
import type { NamedPart } from '../objects/uploads.ts';

/** Elements in their order; a list is as many elements of one name. */
export type Elements = { [name: string]: string | number | boolean | Elements | Elements[] };

/** A document of the store. */
export const writeXml = (root: string, elements: Elements) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, elements)}`;

function element(name: string, value: Elements[string]): string {
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  const inner =
    typeof value === 'object'
      ? Object.entries(value)
          .map(([child, content]) => element(child, content))
          .join('')
      : escape(String(value));
  return `<${name}>${inner}</${name}>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const characters = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
);

const escape = (text: string) => text.replace(/[&<>"']/g, (each) => entities[each] ?? each);
const unescape = (text: string) => text.replace(/&\w+;/g, (each) => characters[each] ?? each);

const wrapping =
  /^\s*(?:<\?xml[^>]*\?>\s*)?<CompleteMultipartUpload(?:\s[^>]*)?>(.*)<\/CompleteMultipartUpload>\s*$/s;
const part = /\s*<Part>([^]*?)<\/Part>\s*/y;
const fields = /^\s*<(PartNumber|ETag)>([^<]*)<\/\1>\s*<(PartNumber|ETag)>([^<]*)<\/\3>\s*$/;

/** Reads the list of parts that completes an upload. Knows no other XML, so there is nothing in it to be expanded. */
export function readParts(text: string): NamedPart[] {
  const inner = wrapping.exec(text)?.[1]?.trimEnd();
  if (inner === undefined) throw malformedXml();
  const parts: NamedPart[] = [];
  for (let at = 0; at < inner.length; at = part.lastIndex) {
    part.lastIndex = at;
    parts.push(readPart(part.exec(inner)?.[1]));
  }
  return parts;
}

function readPart(text = ''): NamedPart {
  const [, first, one = '', , other = ''] = fields.exec(text) ?? [];
  const [number, etag] = first === 'PartNumber' ? [one, other] : [other, one];
  const tag = /^"?([0-9a-f]{32})"?$/i.exec(unescape(etag).trim())?.[1];
  if (!/^\d{1,5}$/.test(number.trim()) || tag === undefined) throw malformedXml();
  return { number: Number(number), etag: tag };
}

const malformedXml = () =>
  new StoreRefusal(
    'MalformedXML',
    'The XML you provided was not well-formed or did not validate against our published schema.',
  );
