import { vars } from '@shuyuan/ui/theme';
import { createContainer, type StyleRule } from '@vanilla-extract/css';

export const place = createContainer();

export const narrow = `${place} (width < 30rem)`;

export const hairline = `1px solid ${vars.color.line}`;

/** Face on the one side, everything else on the other. */
export const besideFace = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[16],
  '@container': { [narrow]: { columnGap: vars.space[12] } },
} satisfies StyleRule;

export const inColumn = { gridColumn: 2, minInlineSize: 0 } satisfies StyleRule;

/** What the reader may press that is neither a button nor a link of the ordinary kind. */
export const pressable = {
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  appearance: 'none',
  outline: 'none',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
} satisfies StyleRule;

export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } satisfies StyleRule;

/** Names and words take their own direction. */
export const ownDirection = { unicodeBidi: 'plaintext' } satisfies StyleRule;
