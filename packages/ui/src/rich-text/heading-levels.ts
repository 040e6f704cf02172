/** The highest heading of a text stands on this level: the page has its one first-level heading. */
const topLevel = 2;

const lowest = 6;

/** Where each heading stands beside the others of its text: the highest becomes the second, and the others follow. */
export function levelsOf(levels: readonly number[]): number[] {
  const highest = Math.min(...levels);
  return levels.map((level) => Math.min(lowest, level - highest + topLevel));
}

/** Puts the headings of a text on their levels. */
export function lowerHeadings(fragment: ParentNode) {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const written = headings.map(({ tagName }) => Number(tagName.slice(1)));
  for (const [index, level] of levelsOf(written).entries()) {
    const heading = headings[index];
    if (!heading || level === written[index]) continue;
    const moved = heading.ownerDocument.createElement(`h${level}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
}
