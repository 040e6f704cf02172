import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { clamp, ownText } from '../theme/mixins.ts';

export const badge = style({
  ...ownText('caption'),
  ...clamp(1),
  display: 'inline-block',
  flex: 'none',
  maxInlineSize: '100%',
  paddingInline: vars.space[8],
  paddingBlock: 1,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  fontWeight: 500,
  verticalAlign: 'middle',
});

const soft = (background: string, color: string) => ({ background, color });

export const tone = styleVariants({
  neutral: { borderColor: vars.color.line, color: vars.color.muted },
  action: soft(vars.color.actionSoft, vars.color.actionHover),
  positive: soft(vars.color.actionSoft, vars.color.actionHover),
  critical: soft(vars.color.criticalSoft, vars.color.criticalHover),
  caution: soft(vars.color.goldSoft, vars.color.goldStrong),
});
