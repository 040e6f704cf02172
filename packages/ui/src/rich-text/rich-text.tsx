import { useLazyModule } from '../lazy-module/use-lazy-module.ts';
import { cx } from '../theme/cx.ts';
import { form, needsForm } from './form.ts';
import { paragraphsOf } from './paragraphs.ts';
import { plainText } from './plain-text.ts';
import * as styles from './rich-text.css.ts';
import type { RichTextName } from './names.tsx';
import { wordsOf } from './words.tsx';

/** `article` is for long reading; in a `comment`, headings and tables become plain paragraphs. */
export type RichTextVariant = 'article' | 'comment';

/** `own` are pictures of the page's own origin and pasted ones; a list adds origins to them, such as a school's store. */
export type RichTextPictures = 'all' | 'own' | 'none' | readonly string[];

/** The HTML is sanitised here: hand it in as the server sent it. */
export interface RichTextProps {
  /** HTML from anyone. Scripts, styles, frames, forms, ids and classes do not survive. */
  html: string;
  /** `article` is set for long reading; `comment` is smaller, and its headings and tables become plain paragraphs. @default 'article' */
  variant?: RichTextVariant;
  /**
   * Whose pictures load by themselves. Any other becomes a link with the picture's name: loading it would tell its host
   * who reads, and when. @default 'all' in an article, 'own' in a comment
   */
  pictures?: RichTextPictures;
  /** Names in it that are shown otherwise or lead somewhere. Of plain paragraphs alone; any other text keeps its words. */
  names?: readonly RichTextName[] | undefined;
  /** Goes to somebody whom the text mentions. Without it their names are words. */
  onPerson?: ((id: number) => void) | undefined;
  /**
   * Is told the headings of an article whenever its text is formed, for a table of contents; none when there are none. They have
   * ids from then on, so give it to one text of a page only.
   */
  onHeadings?: (headings: readonly RichTextHeading[]) => void;
}

/** A heading of a text, in the order of the page. */
export interface RichTextHeading {
  /** Of its element: `#` and this is its address within the page. */
  id: string;
  /** 2 is the highest of a text. */
  level: number;
  text: string;
}

/**
 * Words with a form, from whoever wrote them: the only place of the house where HTML becomes elements. Links open a new
 * tab and hand it nothing; pictures, tables, code and formulae never widen the page. A server draws the paragraphs and
 * leaves the rest of the form to the browser.
 */
export function RichText({
  html,
  variant = 'article',
  pictures,
  names,
  onHeadings,
  onPerson,
}: RichTextProps) {
  const className = cx(styles.richText, styles.variant[variant]);
  const marks = { 'data-component': 'rich-text', 'data-variant': variant, className };
  const paragraphs = paragraphsOf(html);
  if (needsForm(html, paragraphs))
    return <LazyFormed {...{ html, variant, pictures, onHeadings, onPerson, marks }} />;
  return <div {...marks}>{paragraphs ? wordsOf(paragraphs, names) : html}</div>;
}

interface LazyFormedProps {
  html: string;
  variant: RichTextVariant;
  pictures: RichTextPictures | undefined;
  onHeadings: RichTextProps['onHeadings'];
  onPerson: RichTextProps['onPerson'];
  marks: { 'data-component': string; 'data-variant': string; className: string };
}

/** What waits for the code that forms. Apart from the rest, because plain paragraphs come by the thousand. */
function LazyFormed({ html, variant, pictures, onHeadings, onPerson, marks }: LazyFormedProps) {
  // What does not come leaves the words as they are.
  const Formed = useLazyModule(form)?.Formed;
  if (Formed)
    return (
      <Formed
        key="formed"
        html={html}
        variant={variant}
        pictures={pictures ?? (variant === 'article' ? 'all' : 'own')}
        onHeadings={onHeadings}
        onPerson={onPerson}
        marks={marks}
      />
    );
  return (
    <div key="words" {...marks} className={cx(marks.className, styles.waiting)}>
      {plainText(html)}
    </div>
  );
}
