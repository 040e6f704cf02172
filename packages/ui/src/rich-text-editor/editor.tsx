import { useCallback, useRef, useState, type RefObject } from 'react';
import { LiveRegion } from '../live-region/live-region.tsx';
import { useStrings } from '../provider/ui-context.ts';
import * as formedStyles from '../rich-text/formed.css.ts';
import * as readerStyles from '../rich-text/rich-text.css.ts';
import { cx } from '../theme/cx.ts';
import { codeLanguages } from './code-languages.ts';
import { around, setAttributes } from './commands.ts';
import type { Editing } from './editing.ts';
import * as styles from './editor.css.ts';
import { MentionList } from './mention-list.tsx';
import { PanelOf } from './panel-of.tsx';
import { PanelPlace } from './panel-place.tsx';
import type { PanelKind } from './panels.tsx';
import { acceptedPictures, insertPicture } from './pictures.ts';
import { richTextEditorStrings, type RichTextEditorStrings } from './rich-text-editor.strings.ts';
import { schema } from './schema.ts';
import { fewTools, toolsAbove, toolsAround } from './tool-list.tsx';
import { Tools } from './toolbar.tsx';
import type { PickPicture } from './uploads.ts';
import { useEditing, useForm, useTools, type EditorProps } from './use-editing.ts';

const textClassOf = (variant: 'article' | 'comment') =>
  cx(readerStyles.richText, readerStyles.variant[variant], formedStyles.formed, styles.text);

/** Tools, the text as the reader sees it, and below it what can be done with the thing at hand. */
export function Editor(props: EditorProps) {
  const { isDisabled, isReadOnly, isInvalid, upload, pickPicture, name, html } = props;
  const words = useStrings(richTextEditorStrings);
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const [chooser, setChooser] = useState<HTMLInputElement | null>(null);
  const [panel, setPanel] = useState<PanelKind>();
  const [notice, setNotice] = useState('');
  const isSmall = props.size === 'small';
  const isWritable = !isDisabled && !isReadOnly;
  const open = useCallback((kind: PanelKind) => setPanel(kind), []);
  const editing = useEditing(place, hidden, {
    props,
    words,
    className: textClassOf(isSmall ? 'comment' : 'article'),
    open,
    focusToolbar: () => frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus(),
    onNotice: setNotice,
  });
  useForm(editing, name, isDisabled);
  const state = useTools(editing);
  const close = () => {
    setPanel(undefined);
    editing?.view.focus();
  };
  const deps = editing &&
    state && {
      words,
      state,
      run: editing.run,
      open,
      choosePictures: upload && (() => chooser?.click()),
      pickPicture: pickPicture && (() => void pickInto(editing, pickPicture)),
      isDivided: props.divider !== undefined,
    };
  return (
    <div
      ref={frame}
      data-part="frame"
      data-size={isSmall ? 'small' : undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      className={styles.frame}
    >
      {deps && isWritable && (
        <div className={styles.above}>
          <Tools
            label={words.toolbar}
            groups={(isSmall ? fewTools : toolsAbove)(deps)}
            onLeave={() => editing.view.focus()}
          />
        </div>
      )}
      <div
        data-component="rich-text-editor-text"
        ref={place}
        className={styles.place}
        onFocus={() => setPanel(undefined)}
      />
      {name !== undefined && (
        <input ref={hidden} type="hidden" name={name} defaultValue={html} disabled={isDisabled} />
      )}
      {editing && <Floating {...{ editing, frame, words, panel }} onClose={close} />}
      {deps && isWritable && (
        <div className={styles.below}>
          {state.code !== null && <CodeLanguage editing={editing} words={words} language={state.code} />}
          <Tools label={words.around} groups={toolsAround(deps)} onLeave={() => editing.view.focus()} />
          <span data-part="notice" className={styles.hint}>
            {notice || (isSmall ? '' : words.keysHint)}
          </span>
        </div>
      )}
      <LiveRegion message={notice} />
      {upload && editing && <Chooser editing={editing} label={words.picture} chooserRef={setChooser} />}
    </div>
  );
}

interface FloatingProps {
  editing: Editing;
  frame: RefObject<HTMLDivElement | null>;
  words: RichTextEditorStrings;
  panel: PanelKind | undefined;
  onClose: () => void;
}

/** What is offered over the text, beside the place where it is written. */
function Floating({ editing, frame, words, panel, onClose }: FloatingProps) {
  return (
    <>
      <MentionList editing={editing} frame={frame} words={words} />
      {panel && (
        <PanelPlace editing={editing} frame={frame}>
          <PanelOf kind={panel} editing={editing} words={words} onClose={onClose} />
        </PanelPlace>
      )}
    </>
  );
}

/** The text may have gone while somebody was choosing. */
async function pickInto({ view, run }: Editing, pick: PickPicture) {
  const picked = await pick();
  if (view.isDestroyed) return;
  if (picked) run(insertPicture(picked));
  else view.focus();
}

interface ChooserProps {
  editing: Editing;
  label: string;
  chooserRef: (input: HTMLInputElement | null) => void;
}

/** The system's own list of files, opened by a tool. */
function Chooser({ editing, label, chooserRef }: ChooserProps) {
  return (
    <input
      ref={chooserRef}
      type="file"
      multiple
      hidden
      accept={acceptedPictures}
      aria-label={label}
      onChange={({ target }) => {
        editing.insertFiles([...(target.files ?? [])]);
        target.value = '';
        editing.view.focus();
      }}
    />
  );
}

interface CodeLanguageProps {
  editing: Editing;
  words: RichTextEditorStrings;
  language: string;
}

function CodeLanguage({ editing, words, language }: CodeLanguageProps) {
  const known: readonly (readonly [value: string, label: string])[] = codeLanguages;
  const options = known.some(([value]) => value === language)
    ? known
    : [...known, [language, language] as const];
  return (
    <select
      aria-label={words.language}
      className={styles.language}
      value={language}
      onChange={({ target }) => {
        const code = around(editing.view.state, schema.nodes.code_block);
        if (code) editing.run(setAttributes(code.pos, { language: target.value || null }));
      }}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label || words.plainText}
        </option>
      ))}
    </select>
  );
}
