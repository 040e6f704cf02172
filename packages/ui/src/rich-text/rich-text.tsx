import { useLatePart } from '../late-part/use-late-part.ts';
import { cx } from '../theme/cx.ts';
import { form, needsForm } from './form.ts';
import { paragraphsOf } from './paragraphs.ts';
import { plainText } from './plain-text.ts';
import * as styles from './rich-text.css.ts';

/** `article` is for long reading; in a `comment`, headings and tables become plain paragraphs. */
export type RichTextVariant = 'article' | 'comment';

/** `own` are pictures of the page's own origin and pasted ones; a list adds origins to them, such as a school's store. */
export type RichTextPictures = 'all' | 'own' | 'none' | readonly string[];

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
}

/**
 * Words with a form, from whoever wrote them: the only place of the house where HTML becomes elements. Links open a new
 * tab and hand it nothing; pictures, tables, code and formulae never widen the page. A server draws the paragraphs and
 * leaves the rest of the form to the browser.
 */
export function RichText({ html, variant = 'article', pictures }: RichTextProps) {
  const className = cx(styles.richText, styles.variant[variant]);
  const marks = { 'data-component': 'rich-text', 'data-variant': variant, className };
  if (needsForm(html)) return <Late html={html} variant={variant} pictures={pictures} marks={marks} />;
  return (
    <div {...marks}>
      {paragraphsOf(html)?.map((lines, index) => (
        <p key={index}>{lines.flatMap((line, row) => (row === 0 ? line : [<br key={row} />, line]))}</p>
      )) ?? html}
    </div>
  );
}

interface LateProps {
  html: string;
  variant: RichTextVariant;
  pictures: RichTextPictures | undefined;
  marks: { 'data-component': string; 'data-variant': string; className: string };
}

/** What waits for the code that forms. Apart from the rest, because plain paragraphs come by the thousand. */
function Late({ html, variant, pictures, marks }: LateProps) {
  // What does not come leaves the words as they are.
  const Formed = useLatePart(form)?.Formed;
  if (Formed)
    return (
      <Formed
        key="formed"
        html={html}
        variant={variant}
        pictures={pictures ?? (variant === 'article' ? 'all' : 'own')}
        marks={marks}
      />
    );
  return (
    <div key="words" {...marks} className={cx(marks.className, styles.waiting)}>
      {plainText(html)}
    </div>
  );
}
