/** Characters that a header's `filename*` takes as they are. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

/** What no folder of any system takes in a name, and what would end the header's text. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is taken out
const unfit = /[\u0000-\u001f\u007f"\\/:*?<>|]/g;

/**
 * `Content-Disposition` of a file that is saved under its name, in whatever script.
 * @see https://www.rfc-editor.org/rfc/rfc6266
 */
export function attachmentNamed(fileName: string): string {
  const name = fileName.toWellFormed().replace(unfit, '_');
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replaceAll('%', '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}
