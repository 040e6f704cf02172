import type { Slice } from 'prosemirror-model';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { cleanPasted, sendCarried } from './clipboard.ts';
import { insertUploads, isPicture } from './pictures.ts';
import type { RichTextEditorStrings } from './rich-text-editor.strings.ts';
import type { Uploads } from './uploads.ts';

interface IntakeDeps {
  uploads: Uploads;
  canUpload: () => boolean;
  words: () => RichTextEditorStrings;
  /** Says which pictures did not come in, and why. */
  onNotice: (notice: string) => void;
}

/** How pictures come in: chosen, pasted, dropped, or carried inside pasted words. */
export function createPictureIntake({ uploads, canUpload, words, onNotice }: IntakeDeps) {
  function mayUpload(count: number) {
    if (!canUpload()) onNotice(words().picturesLeftOut(count));
    return canUpload();
  }

  function insertFiles(view: EditorView, files: readonly File[], at?: number) {
    const pictures = files.filter(isPicture);
    if (pictures.length < files.length) onNotice(words().notAPicture);
    if (pictures.length === 0 || !mayUpload(pictures.length)) return false;
    const ids = pictures.map((file) => uploads.start(file));
    view.dispatch(insertUploads(view.state, ids, at));
    return true;
  }

  /** What is moved about, or was cut here, keeps the pictures that it has. */
  let isFromOutside = false;

  const props = {
    transformPastedHTML(html: string) {
      isFromOutside = !html.includes('data-pm-slice');
      return cleanPasted(html);
    },
    transformPasted(slice: Slice) {
      if (!isFromOutside) return slice;
      isFromOutside = false;
      return sendCarried(slice, (file) => (mayUpload(1) ? uploads.start(file) : null));
    },
    handlePaste(view, event, slice) {
      const files = [...(event.clipboardData?.files ?? [])].filter(isPicture);
      // Word adds a picture of the words that it copies: words come first.
      if (files.length === 0 || slice.content.textBetween(0, slice.content.size).trim() !== '') return false;
      return insertFiles(view, files) || slice.size === 0;
    },
    handleDrop(view, event, _slice, isMoved) {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (isMoved || files.length === 0) return false;
      insertFiles(view, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
      return true;
    },
  } satisfies Partial<EditorProps>;

  return { insertFiles, props };
}
