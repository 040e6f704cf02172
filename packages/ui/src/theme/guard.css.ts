import { globalStyle } from '@vanilla-extract/css';

/**
 * What a page says of its own `button`, `h3` or `table` is not meant for ours. Everything of the built packages bears a
 * class that begins with `sy_`, or a public mark; there, rules by element alone fall back to the browser's own. This
 * rule weighs as much as four element names: more than a page's reset, less than any class, ours or a school's.
 */
const ours =
  ":where([class^='sy_'], [class*=' sy_'], [data-component], [data-part], :is([data-component='rich-text'], [data-component='rich-text-editor-text']) *, table[class*='sy_'] :is(thead, tbody, tr, th, td))";
const fourElements = ':not(sy-a):not(sy-b):not(sy-c):not(sy-d)';

const box = {
  boxSizing: 'revert',
  margin: 'revert',
  padding: 'revert',
  border: 'revert',
  background: 'revert',
  boxShadow: 'revert',
  textShadow: 'revert',
  float: 'revert',
  opacity: 'revert',
  verticalAlign: 'revert',
} as const;

// Width, height, fill and the like come as attributes there, which a revert would take away too.
globalStyle(`${ours}:where(svg, math, img, video, canvas)${fourElements}`, {
  ...box,
  display: 'revert',
  maxWidth: 'revert',
});

globalStyle(
  `${ours}:where(:not(svg, svg *, math, math *, img, video, canvas, [hidden], [contenteditable]))${fourElements}`,
  {
    ...box,
    display: 'revert',
    width: 'revert',
    height: 'revert',
    minWidth: 'revert',
    minHeight: 'revert',
    maxWidth: 'revert',
    appearance: 'revert',
    borderRadius: 'revert',
    borderCollapse: 'revert',
    borderSpacing: 'revert',
    captionSide: 'revert',
    listStyle: 'revert',
    color: 'revert',
    font: 'revert',
    letterSpacing: 'revert',
    wordSpacing: 'revert',
    textAlign: 'revert',
    textDecoration: 'revert',
    textIndent: 'revert',
    textTransform: 'revert',
    whiteSpace: 'revert',
    overflowWrap: 'revert',
    resize: 'revert',
    cursor: 'revert',
  },
);

// What floats hangs on the body, and would inherit how the page sets its own lines.
globalStyle(
  `:where(body > [data-component], body > [data-rac], [data-rac][data-trigger], [data-part='popover'], [role='tooltip'])${fourElements}`,
  {
    textAlign: 'start',
    whiteSpace: 'normal',
    wordSpacing: 'normal',
  },
);
