/**
 * Offers what lies at an address to the person. What the browser shows in place of saving it gets a window of its own:
 * this page must not go. An address that is no file's, a script's among them, is not followed.
 */
export function saveFile(url: string, fileName: string) {
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: fileName, target: '_blank', rel: 'noopener' });
  if (/^(https?|blob):$/.test(link.protocol)) link.click();
}
