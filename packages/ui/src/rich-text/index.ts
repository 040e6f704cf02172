export { RichText, type RichTextProps } from './rich-text.tsx';
export type { RichTextVariant } from './sanitise.ts';
