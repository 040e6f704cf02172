const words = (list: string) => list.split(' ');

/** Tags of both voices: words, lists, quotations, code, pictures. */
const shared = words(
  'a abbr b blockquote br code del div em i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup u ul wbr',
);

/** Tags that only an article has. In a comment their words stay and they go: nobody adds to the page's outline. */
const articleOnly = words(
  'caption col colgroup dd dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr table tbody td tfoot th thead tr',
);

const attributes = words(
  'alt class colspan dir height href lang reversed rowspan scope span src start title width',
);

const common = {
  ALLOWED_ATTR: attributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // Addresses of the web, of people, and within the site; nothing that runs.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  RETURN_DOM_FRAGMENT: true as const,
};

/** What each voice may contain. The same objects each time: the sanitiser then reads them once. */
export const allowed = {
  article: { ...common, ALLOWED_TAGS: [...shared, ...articleOnly] },
  comment: { ...common, ALLOWED_TAGS: shared },
};
