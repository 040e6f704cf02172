/** Offers what lies at an address to the person. The browser opens in a new tab what another origin does not let it save. */
export function saveFile(url: string, fileName: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
