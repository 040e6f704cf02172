export { Columns, Grid, type ColumnsProps, type GridProps } from './columns.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './heading.tsx';
export { Divider, Page, Section, type DividerProps, type PageProps, type SectionProps } from './page.tsx';
export { ScrollArea, type ScrollAreaProps } from './scroll-area.tsx';
export type { Space } from './space.ts';
export {
  Fill,
  Inline,
  Stack,
  type BoxElement,
  type FillProps,
  type InlineProps,
  type StackProps,
} from './stack.tsx';
export { Sticky, type StickyProps } from './sticky.tsx';
export { Text, type TextProps, type TextSize, type TextTone } from './text.tsx';
