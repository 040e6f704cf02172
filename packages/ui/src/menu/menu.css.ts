import { style, styleVariants } from '@vanilla-extract/css';
import { floating, row, rowDescription, rowIcon, rows, sectionTitle as title } from '../listbox/looks.ts';
import { vars } from '../theme/contract.css.ts';
import { selfContained } from '../theme/mixins.ts';

export const popover = style({
  ...floating,
  minInlineSize: '10rem',
  maxInlineSize: 'min(20rem, 100vw - 1rem)',
});

export const header = style({
  ...selfContained,
  flex: 'none',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const menu = style(rows);

export const item = style({ ...row, gridTemplateColumns: 'auto minmax(0, 1fr)' });

export const tone = styleVariants({
  neutral: {},
  critical: {
    color: vars.color.critical,
    selectors: {
      '&[data-focused], &[data-hovered], &[data-pressed]': { background: vars.color.criticalSoft },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-focused], &[data-hovered], &[data-pressed]': { background: 'Highlight' } },
      },
    },
  },
});

export const icon = style({
  ...rowIcon,
  selectors: { [`${tone.critical} &`]: { color: 'inherit' } },
});

export const label = style({ gridColumn: 2, overflowWrap: 'anywhere' });
export const labelAlone = style({ gridColumn: '1 / -1', overflowWrap: 'anywhere' });

export const description = style({ ...rowDescription, gridColumn: 2 });
export const descriptionAlone = style([description, { gridColumn: '1 / -1' }]);

export const separator = style({
  ...selfContained,
  blockSize: 1,
  marginBlock: vars.space[4],
  marginInline: vars.space[12],
  border: 0,
  background: vars.color.line,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const sectionTitle = style(title);
