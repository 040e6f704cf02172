/** Where a text is divided, in its HTML: a comment, which the reader does not show. */
export const dividerMark = '<!--divider-->';

/** What stands before and after the line; all of it before where there is none. */
export function splitAtDivider(html: string): [before: string, after: string] {
  const at = html.indexOf(dividerMark);
  if (at < 0) return [html, ''];
  // A second one comes from outside, and says nothing.
  return [html.slice(0, at), html.slice(at + dividerMark.length).replaceAll(dividerMark, '')];
}

/** The text with a line between the two. */
export const joinAtDivider = (before: string, after: string) => before + dividerMark + after;
