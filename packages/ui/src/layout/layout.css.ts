import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { spaces } from './space.ts';

const plain = { boxSizing: 'border-box', margin: 0, padding: 0, border: 0, minInlineSize: 0 } as const;

const list = { listStyle: 'none' } as const;

export const gap = styleVariants(spaces, (space) => ({ gap: space }));

export const stack = style({ ...plain, ...list, display: 'flex', flexDirection: 'column' });
export const inline = style({ ...plain, ...list, display: 'flex', flexDirection: 'row' });
export const fill = style({ ...plain, flex: '1 1 0' });
export const wrap = style({ flexWrap: 'wrap' });

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const pageWidth = styleVariants({
  content: { maxInlineSize: `calc(1200px + 2 * ${vars.space[24]})` },
  reading: { maxInlineSize: `calc(760px + 2 * ${vars.space[24]})` },
  full: { maxInlineSize: 'none' },
});

export const page = style({
  ...plain,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space[24],
});

export const section = style({ ...plain, display: 'flex', flexDirection: 'column', gap: vars.space[20] });
export const sectionHeader = style({
  ...plain,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

const measured = createContainer();

/** A box of its own measures the place: an element cannot ask for its own width. */
export const measure = style({ ...plain, containerType: 'inline-size', containerName: measured });

export const columns = style({ ...plain, display: 'grid', alignItems: 'start' });
export const template = styleVariants(
  {
    halves: 'minmax(0, 1fr) minmax(0, 1fr)',
    'main-aside': 'minmax(0, 1fr) minmax(0, 300px)',
    'aside-main': 'minmax(0, 240px) minmax(0, 1fr)',
  },
  (gridTemplateColumns) => ({
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [`${measured} (min-width: 720px)`]: { gridTemplateColumns } },
  }),
);

export const grid = style({ ...plain, ...list, display: 'grid' });
export const gridColumns = styleVariants({ 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (count) => ({
  gridTemplateColumns: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))`,
  '@container': {
    [`${measured} (max-width: 479px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [`${measured} (min-width: 800px)`]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  },
}));

export const divider = styleVariants({
  horizontal: {
    ...plain,
    inlineSize: '100%',
    blockSize: 0,
    flex: 'none',
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  vertical: {
    ...plain,
    inlineSize: 0,
    blockSize: 'auto',
    minBlockSize: '1em',
    alignSelf: 'stretch',
    flex: 'none',
    borderInlineStart: `1px solid ${vars.color.line}`,
  },
});
