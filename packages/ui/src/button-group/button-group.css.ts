import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tone } from '../button/button.css.ts';
import { vars } from '../theme/contract.css.ts';
import { selfContained } from '../theme/mixins.ts';

export const group = style({ ...selfContained, display: 'flex', minInlineSize: 0 });

export const orientation = styleVariants({
  horizontal: { flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] },
  vertical: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space[8] },
});

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
);

/** Buttons share the width, and each takes all of it where it would be too narrow for two. */
export const fullWidth = style({ inlineSize: '100%' });
globalStyle(`${fullWidth} > *`, { flex: '1 1 8rem' });

/** One frame around all: neighbours lie on each other's edge, and the one in use on top. */
export const attached = style({ display: 'inline-flex', flexWrap: 'nowrap', gap: 0, maxInlineSize: '100%' });
globalStyle(`${attached} > *`, { position: 'relative', flexShrink: 1, minInlineSize: 0 });
globalStyle(`${attached} > :not(:first-child)`, {
  marginInlineStart: -1,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
globalStyle(`${attached} > :not(:last-child)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${attached} > :is(:hover, [data-hovered], [data-pressed], [data-selected])`, { zIndex: 1 });
globalStyle(`${attached} > :is(:focus-visible, [data-focus-visible])`, { zIndex: 2 });

export const attachedVertical = style({ display: 'inline-flex', gap: 0 });
globalStyle(`${attachedVertical} > *`, { position: 'relative' });
globalStyle(`${attachedVertical} > :not(:first-child)`, {
  marginBlockStart: -1,
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
});
globalStyle(`${attachedVertical} > :not(:last-child)`, { borderEndStartRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${attachedVertical} > :is(:hover, [data-hovered], [data-pressed], [data-selected])`, {
  zIndex: 1,
});
globalStyle(`${attachedVertical} > :is(:focus-visible, [data-focus-visible])`, { zIndex: 2 });

/** Two filled buttons have no edge of another colour between them. */
const filled = [tone.action, tone.critical].map((name) => `${attached} > .${name}:not(:first-child)::before`);
globalStyle(filled.join(', '), {
  content: '',
  position: 'absolute',
  insetBlock: '25%',
  insetInlineStart: -1,
  inlineSize: 1,
  background: 'currentColor',
  opacity: 0.45,
});

/** For quiet buttons, whose grounds must not touch. */
export const tight = style({ display: 'inline-flex', gap: vars.space[4] });
