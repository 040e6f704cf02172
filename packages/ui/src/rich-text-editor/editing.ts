import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { closeHistory, history } from 'prosemirror-history';
import { EditorState, type Command, type Plugin } from 'prosemirror-state';
import { fixTables, tableEditing } from 'prosemirror-tables';
import { EditorView, type DirectEditorProps } from 'prosemirror-view';
import { createChangeTeller } from './change-teller.ts';
import { sliceOfText } from './clipboard.ts';
import { createCodeColours } from './code-colours.ts';
import { createDivider, dividerOf, divideSomewhere, type DividerOptions } from './divider.ts';
import { FigureView } from './figure-view.ts';
import { FormulaView } from './formula-view.ts';
import { documentOf, parser } from './html.ts';
import { createInputRules } from './input-rules.ts';
import { createKeys, type KeyCallbacks } from './keys.ts';
import { createMentionOffer, type FindPeople } from './mention-offer.ts';
import { createPictureIntake } from './picture-intake.ts';
import { settleUploads, uploadsIn } from './pictures.ts';
import { TableView } from './table-view.ts';
import { toolStateOf, type ToolState } from './tool-state.ts';
import { createUploads, type UploadPicture, type Uploads } from './uploads.ts';

export interface EditingOptions extends KeyCallbacks, DividerOptions {
  html: string;
  /** Read at each drawing: how the text is named and described, and whether it may be written. */
  attributes: () => Record<string, string>;
  isEditable: () => boolean;
  upload: () => UploadPicture | undefined;
  /** Undefined where nobody can be mentioned. */
  findPeople?: () => FindPeople | undefined;
  onChange: (html: string) => void;
  /** Pictures are on their way into the text, or none any more. */
  onSending?: (isSending: boolean) => void;
  /** Says what happened beside the text: which pictures did not come in, and why. */
  onNotice: (notice: string) => void;
}

const isSaving = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's';

/** One text that is being written, without any framework: what is drawn around it listens by `subscribe`. */
export function createEditing(place: HTMLElement, options: EditingOptions) {
  /** What the owner has set while an input method was at work. */
  let later: string | undefined;

  const teller = createChangeTeller(options.html, () => view, options.onChange);
  const { upload, onSending = () => {} } = options;
  const uploads = createUploads(upload, { onDone: () => settle(), onSending });
  const intake = createPictureIntake({
    ...options,
    uploads,
    canUpload: () => upload() !== undefined,
  });
  const mentions = createMentionOffer(() => options.findPeople?.());
  const view = new EditorView((dom) => place.append(dom), {
    ...propsOf(options, uploads, mentions.plugin),
    ...intake.props,
    handleDOMEvents: {
      // Also from a button in the text; and before the page saves by its keys.
      focusout: () => teller.flush(),
      keydown: (_view, event) => void (isSaving(event) && teller.flush()),
      compositionend: () => void setTimeout(takeLater),
      paste: (_view, event) => intake.notePaste(event),
    },
    dispatchTransaction(tr) {
      view.updateState(view.state.apply(tr));
      if (tr.docChanged) {
        teller.schedule();
        queueMicrotask(settle);
      }
      tools.refresh();
    },
  });

  const tools = createTools(view);
  function settle() {
    if (view.isDestroyed) return;
    uploads.follow(uploadsIn(view.state.doc));
    const tr = settleUploads(view.state, uploads);
    if (tr) view.dispatch(tr);
  }

  function takeLater() {
    if (later === undefined || view.isDestroyed || view.composing) return;
    replace(later);
    later = undefined;
  }

  /** One step that can be undone: what stood there is not lost. */
  function replace(html: string) {
    const doc = documentOf(html);
    teller.accept(html);
    const tr = view.state.tr.replaceWith(0, view.state.doc.content.size, doc.content);
    view.updateState(view.state.apply(tr.setDocAttribute('divider', dividerOf(doc))));
    fix(view);
    tools.refresh();
  }

  fix(view);

  const stopTelling = whenHidden(view.dom.ownerDocument, teller.flush);

  return {
    view,
    mentions,
    insertFiles: (files: readonly File[]) => intake.insertFiles(view, files),
    getTools: tools.get,
    subscribe: tools.subscribe,
    /** Does something where the writer is, and puts the focus back there. */
    run: (command: Command) => {
      // A step of its own: what two tools did one after the other is not undone at once.
      view.dispatch(closeHistory(view.state.tr));
      command(view.state, view.dispatch, view);
      view.focus();
    },
    /** Text from its owner. What the owner was last told, or has set before, changes nothing. */
    setHtml(html: string) {
      if (teller.isKnown(html)) return;
      if (view.composing) later = html;
      else replace(html);
    },
    getHtml: teller.getHtml,
    /** Draws the line that divides the text, and begins with one where there is none. */
    divide() {
      if (!divideSomewhere(view.state, view.dispatch)) view.setProps({});
    },
    /** Draws anew what `attributes` and `isEditable` answer. */
    redraw: () => view.setProps({}),
    /** Tells the owner the last words, also those of an input method that was still at work. */
    destroy() {
      stopTelling();
      teller.flush();
      uploads.stopAll();
      view.destroy();
    },
  };
}

/** Calls at the last moment for an owner to keep what was written. Returns the way to stop. */
function whenHidden(page: Document, call: () => void) {
  const handleChange = () => {
    if (page.visibilityState === 'hidden') call();
  };
  page.addEventListener('visibilitychange', handleChange);
  page.defaultView?.addEventListener('pagehide', call);
  return () => {
    page.removeEventListener('visibilitychange', handleChange);
    page.defaultView?.removeEventListener('pagehide', call);
  };
}

/** What does not change with the text. */
const propsOf = (options: EditingOptions, uploads: Uploads, mentions: Plugin): DirectEditorProps => ({
  state: createState(options, mentions),
  editable: options.isEditable,
  attributes: (state) => ({ ...options.attributes(), ...(isEmpty(state) && { 'data-empty': 'true' }) }),
  nodeViews: {
    figure: (node, view, getPos) => new FigureView(node, view, getPos, { uploads, words: options.words }),
    formula: (node) => new FormulaView(node),
    table: (node) => new TableView(node),
  },
  clipboardTextParser: sliceOfText,
  clipboardParser: parser,
  handleDoubleClickOn(_view, _pos, node) {
    if (node.type.name !== 'formula') return false;
    options.onEditFormula();
    return true;
  },
});

export type Editing = ReturnType<typeof createEditing>;

function createState(options: EditingOptions, mentions: Plugin) {
  return EditorState.create({
    doc: documentOf(options.html),
    plugins: [
      // Before all other keys.
      mentions,
      createInputRules(),
      ...createKeys(options),
      history(),
      dropCursor({ class: 'sy-drop-cursor', color: false, width: 2 }),
      gapCursor(),
      tableEditing(),
      createCodeColours(),
      createDivider(options),
    ],
  });
}

/** Tables of others are not always whole. */
function fix(view: EditorView) {
  const tr = fixTables(view.state);
  if (tr) view.updateState(view.state.apply(tr.setMeta('addToHistory', false)));
}

const isEmpty = ({ doc }: EditorState) =>
  doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.content.size === 0;

/** What the tools show where the writer is; tells when that is something else. */
function createTools(view: EditorView) {
  const listeners = new Set<() => void>();
  let tools = toolStateOf(view.state);
  return {
    get: (): ToolState => tools,
    refresh() {
      const next = toolStateOf(view.state);
      if (JSON.stringify(next) === JSON.stringify(tools)) return;
      tools = next;
      for (const listener of listeners) listener();
    },
    subscribe(this: void, listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
