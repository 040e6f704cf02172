/**
 * Offers what lies at an address to the person. What the browser shows in place of saving it gets a window of its own:
 * this page must not go.
 */
export function saveFile(url: string, fileName: string) {
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: fileName, target: '_blank', rel: 'noopener' });
  link.click();
}
