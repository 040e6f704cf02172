import type { RichTextHeading } from './rich-text.tsx';

/** Gives the headings of a text ids that are the same whenever it is shown, and answers them in their order. */
export function nameHeadings(root: ParentNode): RichTextHeading[] {
  const headings = [...root.querySelectorAll<HTMLElement>('h2, h3, h4, h5, h6')];
  return headings.map((heading, index) => {
    heading.id = `section-${index + 1}`;
    return { id: heading.id, level: Number(heading.tagName.slice(1)), text: heading.textContent.trim() };
  });
}
