import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText } from '../theme/mixins.ts';

export const description = style({ ...ownText('base') });

export const error = style({
  ...ownText('base', 'critical'),
  display: 'flex',
  gap: vars.space[8],
  marginBlockStart: vars.space[12],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  background: vars.color.criticalSoft,
  borderRadius: vars.radius.control,
});

/** As high as a line, so that the pictogram stands beside the first one. */
export const errorIcon = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  blockSize: vars.text.base.line,
});
