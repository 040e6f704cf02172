const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The HTML of a text of the seeds: each line a paragraph, what lies between backticks code. */
export const postHtml = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${escaped(line).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('');
