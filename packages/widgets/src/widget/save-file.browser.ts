/**
 * Saves the file at an address. Opens another window if the browser displays the file instead, so that this page stays. Ignores
 * addresses that are not `http`, `https` or `blob`, such as scripts.
 */
export function saveFile(url: string, fileName: string) {
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: fileName, target: '_blank', rel: 'noopener' });
  if (/^(https?|blob):$/.test(link.protocol)) link.click();
}
