export { prepareRichText } from './form.ts';
export {
  RichText,
  type RichTextHeading,
  type RichTextPictures,
  type RichTextProps,
  type RichTextVariant,
} from './rich-text.tsx';
