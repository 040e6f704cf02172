import type { Attrs, MarkSpec, TagParseRule } from 'prosemirror-model';
import { writable } from './writable.ts';

const tag = (name: string, ...others: string[]): MarkSpec => ({
  parseDOM: [name, ...others].map((each): TagParseRule => ({ tag: each })),
  toDOM: () => [name, 0],
});

/** In the order in which they are written around one another, the outermost first. */
export const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link: HTMLElement): Attrs => ({
          href: link.getAttribute('href') ?? '',
          title: writable(link.getAttribute('title')),
        }),
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), title: attrs['title'] as string | null }, 0],
  },
  strong: tag('strong', 'b'),
  emphasis: tag('em', 'i'),
  underline: tag('u', 'ins'),
  strike: tag('s', 'del'),
  highlight: tag('mark'),
  subscript: { ...tag('sub'), excludes: 'superscript' },
  superscript: { ...tag('sup'), excludes: 'subscript' },
  small: tag('small'),
  keyboard: tag('kbd'),
  code: tag('code', 'samp'),
} satisfies Record<string, MarkSpec>;
