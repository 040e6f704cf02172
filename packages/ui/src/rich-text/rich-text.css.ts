import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText, textSize } from '../theme/mixins.ts';
import { within } from './within.ts';

/** Nothing in it reaches out of its box: not a picture, not a table, not a tower of accents. */
export const richText = style({
  ...ownText('reading'),
  minInlineSize: 0,
  maxInlineSize: '100%',
  contain: 'layout style',
  overflow: 'clip',
  overflowClipMargin: 4,
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
  textAutospace: 'normal',
});

/** Words that wait for their form: their lines are kept. */
export const waiting = style({ whiteSpace: 'pre-line' });

export const variant = styleVariants({
  article: { ...textSize('reading') },
  comment: { ...textSize('base') },
});

const rule = within(richText);
const article = within(variant.article);
const comment = within(variant.comment);

rule('*', { boxSizing: 'border-box' });
rule(
  ':where(p, ul, ol, dl, blockquote, pre, figure, table, hr, [data-part="table"], [data-part="code"], h2, h3, h4, h5, h6)',
  { margin: 0, padding: 0 },
);

// One distance between blocks, wherever they stand.
article(['p', 'ul', 'ol', 'dl', 'blockquote', '[data-part="code"]', 'figure', '[data-part="table"]', 'hr'], {
  marginBlock: vars.space[20],
});
comment(['p', 'ul', 'ol', 'blockquote', '[data-part="code"]'], { marginBlock: vars.space[8] });
rule(['li > p', 'li > ul', 'li > ol', 'blockquote > p', 'dd > p'], { marginBlock: vars.space[4] });
rule(':is(li, blockquote, td, th, dd, figure, div) > :first-child', { marginBlockStart: 0 });
rule(':is(li, blockquote, td, th, dd, figure, div) > :last-child', { marginBlockEnd: 0 });
globalStyle(`${richText} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${richText} > :last-child`, { marginBlockEnd: 0 });
