import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView, ViewMutationRecord } from 'prosemirror-view';
import type { RichTextEditorStrings } from './rich-text-editor.strings.ts';
import { examinePicture, type Uploads } from './uploads.ts';

interface FigureDeps {
  uploads: Uploads;
  words: () => RichTextEditorStrings;
}

/** A picture with its words below, and, while it is on its way, how far it has come. */
export class FigureView implements NodeView {
  readonly dom = document.createElement('figure');
  readonly contentDOM = document.createElement('figcaption');
  private readonly stage = document.createElement('div');
  private readonly stop: () => void;
  private node: Node;
  private readonly view: EditorView;
  private readonly getPos: () => number | undefined;
  private readonly deps: FigureDeps;

  constructor(node: Node, view: EditorView, getPos: () => number | undefined, deps: FigureDeps) {
    this.node = node;
    this.view = view;
    this.getPos = getPos;
    this.deps = deps;
    this.stage.contentEditable = 'false';
    this.stage.setAttribute('data-part', 'picture');
    this.dom.append(this.stage, this.contentDOM);
    const id = this.uploadId;
    this.stop = id === null ? () => {} : deps.uploads.subscribe(id, () => this.draw());
    if (id !== null) void this.preview(id);
    this.draw();
  }

  private get uploadId() {
    return this.node.attrs['upload'] as string | null;
  }

  update(node: Node) {
    const upload = node.attrs['upload'] as string | null;
    if (node.type !== this.node.type || (upload !== null && upload !== this.uploadId)) return false;
    this.node = node;
    this.draw();
    return true;
  }

  ignoreMutation(mutation: ViewMutationRecord) {
    return mutation.type !== 'selection' && !this.contentDOM.contains(mutation.target);
  }

  stopEvent(event: Event) {
    return event.target instanceof Element && event.target.closest('button') !== null;
  }

  destroy() {
    this.stop();
  }

  private draw() {
    const words = this.deps.words();
    const { src, alt, width, height } = this.node.attrs as Record<string, string | number | null>;
    this.contentDOM.dataset['empty'] = this.node.childCount === 0 ? words.caption : '';
    this.dom.toggleAttribute('data-uploading', src === '');
    if (src !== '') {
      const picture = this.stage.querySelector('img') ?? document.createElement('img');
      const wanted: Record<string, string | number | null> = {
        src: src ?? '',
        alt: alt ?? '',
        width: width ?? null,
        height: height ?? null,
      };
      for (const [name, value] of Object.entries(wanted))
        if (value === null) picture.removeAttribute(name);
        else if (picture.getAttribute(name) !== String(value)) picture.setAttribute(name, String(value));
      if (picture.parentNode !== this.stage) this.stage.replaceChildren(picture);
      return;
    }
    const id = this.uploadId;
    const state = id === null ? ({ status: 'failed' } as const) : this.deps.uploads.stateOf(id);
    // Its address comes with the next change of the document.
    if (state.status === 'done') return;
    const part = this.stage.querySelector('[data-part="upload"]') ?? document.createElement('div');
    part.setAttribute('data-part', 'upload');
    if (part.parentNode !== this.stage) this.stage.append(part);
    if (state.status === 'running') this.drawProgress(part, state.share);
    else this.drawFailure(part, id);
  }

  private drawProgress(part: Element, share: number) {
    const words = this.deps.words();
    let progress = part.querySelector('progress');
    if (!progress) {
      progress = document.createElement('progress');
      progress.max = 100;
      progress.setAttribute('aria-label', words.uploading);
      part.replaceChildren(document.createElement('span'), progress);
    }
    progress.value = Math.round(share * 100);
    const told = part.querySelector('span');
    if (told) told.textContent = words.uploadingBy(Math.round(share * 100));
  }

  private drawFailure(part: Element, id: string | null) {
    const words = this.deps.words();
    if (part.querySelector('[role="alert"]')) return;
    const told = document.createElement('span');
    told.setAttribute('role', 'alert');
    told.textContent = words.uploadFailed;
    const button = (name: string, label: string, onPress: () => void) => {
      const element = document.createElement('button');
      element.type = 'button';
      element.setAttribute('data-part', name);
      element.textContent = label;
      element.addEventListener('click', onPress);
      return element;
    };
    const canRetry = id !== null && this.deps.uploads.fileOf(id) !== undefined;
    part.replaceChildren(
      told,
      ...(canRetry
        ? [
            button('retry', words.retry, () => {
              this.deps.uploads.retry(id);
              this.view.focus();
            }),
          ]
        : []),
      button('remove', words.removePicture, () => this.remove()),
    );
  }

  private remove() {
    const pos = this.getPos();
    if (pos === undefined) return;
    this.view.dispatch(this.view.state.tr.delete(pos, pos + this.node.nodeSize));
    this.view.focus();
  }

  /** Drawn, not addressed: a strict policy lets no picture come from the memory of the page. */
  private async preview(id: string) {
    const file = this.deps.uploads.fileOf(id);
    const seen = file && (await examinePicture(file));
    if (!seen || this.node.attrs['src'] !== '') return;
    const canvas = document.createElement('canvas');
    const scale = Math.min(1, 1280 / seen.width);
    canvas.width = Math.max(1, Math.round(seen.width * scale));
    canvas.height = Math.max(1, Math.round(seen.height * scale));
    canvas.getContext('2d')?.drawImage(seen.bitmap, 0, 0, canvas.width, canvas.height);
    seen.bitmap.close();
    this.stage.prepend(canvas);
  }
}
