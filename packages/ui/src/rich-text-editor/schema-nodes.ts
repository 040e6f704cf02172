import type { Attrs, DOMOutputSpec, Node, NodeSpec } from 'prosemirror-model';
import { writable } from './writable.ts';

/** Longest side that the reader believes, in pixels. */
const longestSide = 10_000;

const side = (picture: Element, name: string) => {
  const value = Number(picture.getAttribute(name) ?? Number.NaN);
  return Number.isInteger(value) && value > 0 && value <= longestSide ? value : null;
};

const pictureAttributes = {
  src: { default: '' },
  alt: { default: '' },
  title: { default: null },
  width: { default: null },
  height: { default: null },
};

const pictureOf = (picture: Element): Attrs => ({
  src: picture.getAttribute('src')?.trim() ?? '',
  alt: writable(picture.getAttribute('alt')) ?? '',
  title: writable(picture.getAttribute('title')),
  width: side(picture, 'width'),
  height: side(picture, 'height'),
});

const drawPicture = ({ attrs: { src, alt, title, width, height } }: Node): DOMOutputSpec => [
  'img',
  {
    src: String(src),
    alt: writable(String(alt)),
    title: title as string | null,
    width: width as number,
    height: height as number,
  },
];

const heading = (element: HTMLElement) => ({ level: Number(element.tagName.slice(1)) });

/** Of all classes one thing is worth keeping: the language of a piece of code. As the reader knows it. */
const languageOf = (pre: HTMLElement) => {
  for (const element of [pre, pre.querySelector('code')]) {
    const language = /(?:^|\s)lang(?:uage)?-([\w+#-]{1,20})(?:\s|$)/.exec(element?.className ?? '')?.[1];
    if (language) return language;
  }
  return null;
};

const pairsOf = (ruby: Element) => {
  const pairs: [base: string, reading: string][] = [];
  let base = '';
  for (const child of ruby.childNodes) {
    if (child.nodeName === 'RP') continue;
    if (child.nodeName !== 'RT') base += child.textContent ?? '';
    else {
      pairs.push([base.trim(), child.textContent?.trim() ?? '']);
      base = '';
    }
  }
  return base.trim() === '' ? pairs : [...pairs, [base.trim(), '']];
};

const block = { group: 'block' } as const;

export const nodes = {
  /** `divider`: how many blocks stand before the line that divides the text. */
  doc: { content: 'block+', attrs: { divider: { default: null } } },
  paragraph: { ...block, content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    ...block,
    content: 'inline*',
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, getAttrs: heading })),
    toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
  },
  blockquote: {
    ...block,
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  horizontal_rule: { ...block, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  code_block: {
    ...block,
    content: 'text*',
    marks: '',
    attrs: { language: { default: null } },
    code: true,
    defining: true,
    parseDOM: [
      {
        tag: 'pre',
        preserveWhitespace: 'full',
        getAttrs: (pre: HTMLElement) => ({ language: languageOf(pre) }),
      },
    ],
    toDOM: ({ attrs: { language } }) => [
      'pre',
      ['code', { class: language ? `language-${String(language)}` : null }, 0],
    ],
  },
  bullet_list: {
    ...block,
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    ...block,
    content: 'list_item+',
    attrs: { start: { default: 1 } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (list: HTMLElement) => {
          const start = Number(list.getAttribute('start') ?? 1);
          return { start: Number.isInteger(start) ? start : 1 };
        },
      },
    ],
    toDOM: ({ attrs: { start } }) => ['ol', { start: start === 1 ? null : (start as number) }, 0],
  },
  list_item: {
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  definitions: {
    ...block,
    content: '(term | definition)+',
    parseDOM: [{ tag: 'dl' }],
    toDOM: () => ['dl', 0],
  },
  term: { content: 'inline*', defining: true, parseDOM: [{ tag: 'dt' }], toDOM: () => ['dt', 0] },
  definition: { content: 'block+', defining: true, parseDOM: [{ tag: 'dd' }], toDOM: () => ['dd', 0] },
  /** A picture of its own; what it holds are the words below it. While it is being uploaded it has an `upload` and no address. */
  figure: {
    ...block,
    content: 'inline*',
    marks: '_',
    attrs: { ...pictureAttributes, upload: { default: null } },
    draggable: true,
    isolating: true,
    defining: true,
    parseDOM: [
      {
        tag: 'figure',
        getAttrs: (figure: HTMLElement) => {
          const picture = figure.querySelector(':scope > img');
          return picture ? pictureOf(picture) : false;
        },
        contentElement: (figure: Node | HTMLElement) =>
          (figure as HTMLElement).querySelector<HTMLElement>(':scope > figcaption') ??
          document.createElement('figcaption'),
      },
    ],
    toDOM: (node: Node) =>
      node.childCount > 0 ? ['figure', drawPicture(node), ['figcaption', 0]] : ['figure', drawPicture(node)],
  },
  image: {
    group: 'inline',
    inline: true,
    attrs: pictureAttributes,
    draggable: true,
    parseDOM: [{ tag: 'img[src]', getAttrs: pictureOf }],
    toDOM: drawPicture,
  },
  /** Kept as it was written, with its dollars or brackets: the reader finds it in the words by them. */
  formula: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { source: {} },
    parseDOM: [
      {
        tag: 'span[data-part="formula"]',
        getAttrs: (place: HTMLElement) => ({ source: place.textContent ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['span', { 'data-part': 'formula' }, String(attrs['source'])],
    leafText: ({ attrs }) => String(attrs['source']),
  },
  /** Characters with their readings above. */
  ruby: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { pairs: {} },
    parseDOM: [{ tag: 'ruby', getAttrs: (ruby: HTMLElement) => ({ pairs: pairsOf(ruby) }) }],
    toDOM: ({ attrs }) => [
      'ruby',
      ...(attrs['pairs'] as [string, string][]).flatMap(([base, reading]): (string | string[])[] =>
        reading === '' ? [base] : [base, ['rt', reading]],
      ),
    ],
    leafText: ({ attrs }) => (attrs['pairs'] as [string, string][]).map(([base]) => base).join(''),
  },
  /** Somebody who is mentioned: what counts is the id, and the name is what they were called when it was written. */
  mention: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { id: {}, name: {} },
    parseDOM: [
      {
        tag: 'span[data-mention]',
        getAttrs: (mention: HTMLElement) => ({
          id: Number(mention.dataset['mention']),
          name: mention.textContent?.trim().replace(/^@/, '') ?? '',
        }),
      },
    ],
    toDOM: ({ attrs: { id, name } }) => ['span', { 'data-mention': String(id) }, `@${String(name)}`],
    leafText: ({ attrs }) => `@${String(attrs['name'])}`,
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;
