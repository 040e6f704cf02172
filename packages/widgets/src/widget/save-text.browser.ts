import { saveFile } from './save-file.browser.ts';

/** Offers a text to the person as a file. */
export function saveText(fileName: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  saveFile(url, fileName);
  // The browser has begun to read it by then, and needs the address no more.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
