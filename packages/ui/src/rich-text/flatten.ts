const paragraphs = 'h1, h2, h3, h4, h5, h6';
const blocks = 'caption, dd, dl, dt, figcaption, figure, tr';
const wrappings = 'col, colgroup, hr, table, tbody, tfoot, thead';

/** Takes out what would stand out: nobody adds to the outline of a page by commenting on it. */
export function flatten(fragment: DocumentFragment) {
  for (const cell of fragment.querySelectorAll('td, th')) cell.replaceWith(...cell.childNodes, ' ');
  for (const [selector, tag] of [
    [paragraphs, 'p'],
    [blocks, 'div'],
  ] as const) {
    for (const element of fragment.querySelectorAll(selector)) {
      const plain = element.ownerDocument.createElement(tag);
      plain.append(...element.childNodes);
      element.replaceWith(plain);
    }
  }
  for (const wrapping of fragment.querySelectorAll(wrappings)) wrapping.replaceWith(...wrapping.childNodes);
}
