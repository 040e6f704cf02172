import { respelledStyle } from './respell.ts';

const words = (list: string) => list.split(' ');

const tags = words(
  'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead tr u ul wbr',
);

const attributes = words(
  'alt class colspan dir height href lang reversed rowspan scope span src start title width',
);

/**
 * What may come in. A new capability is a new word here and a new attack in the fixtures; one object, which the sanitiser
 * then reads once.
 */
export const allowed = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  // Its rules are no words.
  ADD_FORBID_CONTENTS: [respelledStyle],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // Addresses of the web, of people, and within the site; nothing that runs.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  RETURN_DOM_FRAGMENT: true as const,
};
