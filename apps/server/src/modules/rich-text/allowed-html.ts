const words = (list: string) => new Set(list.split(' '));

/** What rich text may be made of: the reader's allow-list, so that nothing is stored that would not be shown. */
export const allowedTags = words(
  'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead tr u ul wbr',
);

/** The others go, and with them every handler, style and id. */
const allowedAttributes = words(
  'alt class colspan dir height href lang reversed rowspan scope span src start title width',
);

/** Elements whose words are none of the text. Of every other one that is not allowed the words stay. */
export const forbiddenWithContent = words(
  'applet audio canvas embed frameset head iframe math noembed noframes noscript object option plaintext script select style svg template textarea title video xmp',
);

/** Addresses of the web, of people, and within the site; nothing that runs. */
const harmless = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/** Browsers read an address without them. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is taken out
const ignored = /[\u0000-\u0020\u00A0\u1680\u180E\u2000-\u2029\u205F\u3000]/g;

const dataPicture = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,/i;

const isHarmless = (address: string) => harmless.test(address.replace(ignored, ''));

const language = /(?:^|\s)lang(?:uage)?-([\w+#-]{1,20})(?:\s|$)/;

/** The id of a person as it is written. */
const personId = /^[1-9]\d{0,14}$/;

/** What of an attribute is kept on an element; null for nothing. */
export function keptValue(tag: string, name: string, value: string): string | null {
  if (name === 'data-mention') return tag === 'span' && personId.test(value) ? value : null;
  if (!allowedAttributes.has(name)) return null;
  if (name === 'href') return tag === 'a' && isHarmless(value) ? value : null;
  if (name === 'src')
    return tag === 'img' && (isHarmless(value) || dataPicture.test(value.trim())) ? value : null;
  if (name !== 'class') return value;
  // Of all classes one thing is worth keeping: the language of a piece of code.
  const found = /^(?:code|pre)$/.test(tag) && language.exec(value)?.[1];
  return found ? `language-${found}` : null;
}
