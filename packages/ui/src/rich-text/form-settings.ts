import type { RichTextPictures, RichTextVariant } from './rich-text.tsx';
import type { RichTextStrings } from './rich-text.strings.ts';

/** What the form of a text depends on besides its HTML. */
export interface FormSettings {
  variant: RichTextVariant;
  pictures: RichTextPictures;
  /** Whoever is mentioned can be gone to. */
  hasPeople?: boolean;
  words: RichTextStrings;
}
