import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { cx } from '../theme/cx.ts';
import { paragraphsOf } from './paragraphs.ts';
import { plainText } from './plain-text.ts';
import * as styles from './rich-text.css.ts';
import { sanitise, type RichTextVariant } from './sanitise.ts';

export interface RichTextProps {
  /** HTML from anyone. Scripts, styles, frames, forms, ids and classes do not survive. */
  html: string;
  /** `article` is set for long reading; `comment` is smaller, and its headings and tables become plain paragraphs. @default 'article' */
  variant?: RichTextVariant;
}

/**
 * Words with a form, from whoever wrote them: the only place of the house where HTML becomes elements. Links open a new tab
 * and hand it nothing; pictures and tables never widen the page. A server draws the paragraphs and
 * leaves the rest of the form to the browser.
 */
export function RichText({ html, variant = 'article' }: RichTextProps) {
  const isDrawn = useIsDrawnInBrowser();
  const paragraphs = paragraphsOf(html);
  const className = cx(styles.richText, styles.variant[variant]);
  const marks = { 'data-component': 'rich-text', 'data-variant': variant, className };
  if (paragraphs)
    return (
      <div key="paragraphs" {...marks}>
        {paragraphs.map((lines, index) => (
          <p key={index}>{lines.flatMap((line, row) => (row === 0 ? line : [<br key={row} />, line]))}</p>
        ))}
      </div>
    );
  if (isDrawn && /[<&]/.test(html))
    return <Formed key="formed" html={html} variant={variant} marks={marks} />;
  return (
    <div key="plain" {...marks}>
      {isDrawn ? html : plainText(html)}
    </div>
  );
}

interface FormedProps {
  html: string;
  variant: RichTextVariant;
  marks: { className: string };
}

function Formed({ html, variant, marks }: FormedProps) {
  const place = useRef<HTMLDivElement>(null);
  const content = useMemo(() => sanitise(html, variant), [html, variant]);
  useLayoutEffect(() => {
    // A copy: an effect may run twice for one content.
    place.current?.replaceChildren(document.importNode(content, true));
  }, [content]);
  return <div ref={place} {...marks} />;
}

const never = () => () => {};

/** False on a server and while its page is being taken over, so that both draw the same. */
const useIsDrawnInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
