import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';

export const lesson = style({ display: 'flex', flexDirection: 'column', gap: vars.space[24] });

export const foot = style({
  ...ownText('base', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

export const studied = style([foot, { color: vars.color.action, fontWeight: 600 }]);
