import { entities } from './plain-text.ts';

const simple = /^(?:<p>(?:[^<&]|<br>|&(?:amp|lt|gt|quot|#39);)*<\/p>)+$/;

const words = (line: string) =>
  line.replace(/&(?:amp|lt|gt|quot|#39);/g, (whole) => entities[whole] ?? whole);

/**
 * The lines of each paragraph, when the HTML holds nothing but paragraphs, line breaks and words, as nearly every comment
 * does; null otherwise. Words are drawn as words: no parser, no sanitiser, the same on a server.
 */
export const paragraphsOf = (html: string) =>
  simple.test(html)
    ? html
        .slice('<p>'.length, -'</p>'.length)
        .split('</p><p>')
        .map((paragraph) => paragraph.split('<br>').map(words))
    : null;
