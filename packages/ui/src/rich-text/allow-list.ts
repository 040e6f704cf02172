/** Tags of both voices: words, lists, quotations, code, pictures. */
const shared = [
  ...['a', 'abbr', 'b', 'br', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 'rp', 'rt', 'ruby'],
  ...['s', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'wbr', 'img'],
  ...['blockquote', 'div', 'li', 'ol', 'p', 'pre', 'ul'],
];

/** Tags that only an article has. In a comment their words stay and they go: nobody adds to the page's outline. */
const articleOnly = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const attributes = [
  ...['href', 'src', 'alt', 'width', 'height', 'title', 'lang', 'dir', 'class'],
  ...['start', 'reversed', 'colspan', 'rowspan', 'span', 'scope'],
];

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
