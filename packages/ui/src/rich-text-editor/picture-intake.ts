import { Slice } from 'prosemirror-model';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { cleanPasted } from './clipboard.ts';
import { hasWords, settlePictures, sourcesOf } from './pasted-pictures.ts';
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

  /** Pictures that were copied here stay what they are, wherever they are put. */
  const copied = new Set<string>();

  /** The same picture comes as a file too, by which it is sent. */
  let hasFile = false;

  const props = {
    transformPastedHTML: cleanPasted,
    transformCopied(slice: Slice) {
      for (const source of sourcesOf(slice)) copied.add(source);
      return slice;
    },
    transformPasted(slice: Slice, view: EditorView) {
      if (hasFile && !hasWords(slice)) return Slice.empty;
      const { baseURI } = view.dom.ownerDocument;
      return settlePictures(slice, {
        start: (file) => (mayUpload(1) ? uploads.start(file) : null),
        isCopied: (source) => copied.has(source),
        ownAddress: (source) => ownAddress(source, baseURI),
        gap: words().gap,
        onGaps: (count) => onNotice(words().gaps(count)),
      });
    },
    handlePaste(view, event, slice) {
      const files = picturesIn(event);
      // Word adds a picture of the words that it copies: words come first.
      if (files.length === 0 || hasWords(slice)) return false;
      return insertFiles(view, files) || slice.size === 0;
    },
    handleDrop(view, event, _slice, isMoved) {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (isMoved || files.length === 0) return false;
      insertFiles(view, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
      return true;
    },
  } satisfies Partial<EditorProps>;

  return {
    insertFiles,
    props,
    /** Before the editor reads what is pasted. */
    notePaste: (event: ClipboardEvent) => void (hasFile = canUpload() && picturesIn(event).length > 0),
  };
}

const picturesIn = ({ clipboardData }: ClipboardEvent) => [...(clipboardData?.files ?? [])].filter(isPicture);

/** As a text keeps it: without the site, which may be called otherwise one day. */
function ownAddress(source: string, page: string): string | null {
  if (source.startsWith('#') || !URL.canParse(source, page)) return null;
  const { origin, pathname, search } = new URL(source, page);
  return origin === new URL(page).origin ? pathname + search : null;
}
