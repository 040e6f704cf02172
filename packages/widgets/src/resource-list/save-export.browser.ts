import { saveFile } from '../widget/save-file.browser.ts';
import type { ExportedFile } from './resource-list.types.ts';

/** Long enough for any browser to have begun. */
const keptFor = 60_000;

/** Hands an exported file to the person, as a download. */
export function saveExport({ filename, type, content }: ExportedFile) {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  saveFile(url, filename);
  window.setTimeout(() => URL.revokeObjectURL(url), keptFor);
}
