import { vars } from '@shuyuan/ui/theme';
import { createContainer, style, type StyleRule } from '@vanilla-extract/css';

export const place = createContainer();

export const narrow = `${place} (width < 30rem)`;

/** Text twice as large on a small phone: words before pictures. */
export const tight = `${place} (width < 18rem)`;

export const hairline = `1px solid ${vars.color.line}`;

export const side = vars.space[20];

export const inset = {
  paddingInline: side,
  '@container': { [narrow]: { paddingInline: vars.space[12] } },
} satisfies StyleRule;

export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 } satisfies StyleRule;

export const plainButton = {
  border: 0,
  background: 'transparent',
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
} satisfies StyleRule;

/** What scrolls: rows, bones, recent keywords. */
export const scrolling = {
  flex: 'auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { '(max-height: 26rem)': { flex: 'none', overflowY: 'visible' } },
} satisfies StyleRule;

export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** Names and words take their own direction. */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  // The line keeps the side of the page all the same. By attribute: bundlers turn `:dir()` into a list of languages.
  textAlign: 'left',
  selectors: {
    "[dir='rtl'] &": { textAlign: 'right' },
    "[dir='rtl'] [dir='ltr'] &": { textAlign: 'left' },
  },
} satisfies StyleRule;

export const quiet = style({ ...scrolling, display: 'grid', alignContent: 'safe center', padding: side });
