export { prepareRichText } from './form.ts';
export type { RichTextName } from './names.tsx';
export {
  RichText,
  type RichTextHeading,
  type RichTextPictures,
  type RichTextProps,
  type RichTextVariant,
} from './rich-text.tsx';
