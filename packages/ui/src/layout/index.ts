export { Columns, Grid, type ColumnsProps, type GridProps } from './columns.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './heading.tsx';
export { Divider, Page, Section, type DividerProps, type PageProps, type SectionProps } from './page.tsx';
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
export { Text, type TextProps, type TextSize, type TextTone } from './text.tsx';
