import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';

export const notices = style({ display: 'grid' });

export const notice = style({
  ...ownText('small', 'body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.criticalSoft,
  selectors: { '&[data-calm]': { background: vars.color.goldSoft } },
});

export const words = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const title = style({
  ...ownText('small', 'strong'),
  fontWeight: 600,
  marginInlineEnd: vars.space[8],
});

export const list = style({ margin: 0, paddingInlineStart: vars.space[20] });
