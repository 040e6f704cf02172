import { useRef, useState } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { createLazyModule } from '../lazy-module/lazy-module.ts';
import { useLazyModuleOrRetry } from '../lazy-module/use-lazy-module-or-retry.ts';
import { htmlOfTyped, lettersBefore } from './typed-text.ts';
import type { DividerLabel } from './divider.ts';
import type { FindPeople } from './mention-offer.ts';
import type { PickPicture, UploadPicture } from './uploads.ts';
import { Waiting } from './waiting.tsx';

export type { DividerLabel } from './divider.ts';
export type { FindPeople, MentionedPerson } from './mention-offer.ts';
export type { PickedPicture, PickPicture, UploadPicture } from './uploads.ts';

/** Controlled by `value`, or uncontrolled from `defaultValue`; both are HTML. Pictures need `upload` or `pickPicture`. */
export interface RichTextEditorProps extends Omit<FieldProps, 'size'> {
  /**
   * Holds the HTML. Setting another one than `onChange` told replaces the text, in a step that can be undone. Leave out,
   * with `defaultValue`, to let the editor hold it.
   */
  value?: string;
  defaultValue?: string;
  /**
   * HTML that `RichText` shows as it is, '' without words. Told a moment after a change, when the focus leaves and when the
   * editor goes, and never while an input method is at work. A draft that survives a reload or a second tab is the
   * owner's: keep what is told here, and give it back as `value`.
   */
  onChange?: (html: string) => void;
  /** Stores a picture that is pasted, dropped or chosen. Without it pictures are not offered. */
  upload?: UploadPicture;
  /** Pictures are on their way into the text, or none any more: what is told until then is without them. Wait with sending it. */
  onSendingChange?: (isSending: boolean) => void;
  /** Chooses a picture from where pictures are kept. Without it there is no button for that. */
  pickPicture?: PickPicture;
  /**
   * Finds who can be mentioned, by what is typed behind `@`; eight or so. A rejection offers nobody. Without it nobody can be. Mentions hold
   * ids: the HTML has `data-mention`.
   */
  findPeople?: FindPeople | undefined;
  /** An example, never the name of the field. */
  placeholder?: string;
  /**
   * `small` is for a few words beside something else: low, in the size of the interface, with the tools for marks, lists and
   * code. What was written with the others stays. @default 'standard'
   */
  size?: 'small' | 'standard';
  isReadOnly?: boolean;
  /**
   * Divides the text by a line that the writer moves from block to block, such as the end of what is free, and says what
   * it stands for, given how much stands before it in per cent. In `value` it is `dividerMark`; without one the line
   * begins behind a third of the text. Keep the function between renders.
   */
  divider?: DividerLabel;
}

const lazyEditor = createLazyModule(() => import('./editor.tsx'));

/**
 * Words with headings, lists, tables, code, formulae and pictures, written as the reader will see them. The entry is a
 * text area that holds the same HTML, also on a server; the editor takes its place when its code has come, with what was
 * typed until then, as text: only tags that the given HTML holds are HTML. Tab is never caught: it leads out.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, defaultValue = '', onChange } = props;
  const { module, hasFailed, retry } = useLazyModuleOrRetry(lazyEditor);
  /** Text of the text area, and the HTML that it began with: '' once everything of that was deleted. */
  const [typed, setTyped] = useState<{ text: string; source: string }>();
  const [isComposing, setComposing] = useState(false);
  const isFocused = useRef(false);
  const caret = useRef(0);
  const given = value ?? defaultValue;
  const html = typed ? htmlOfTyped(typed.text, typed.source) : given;

  function handleType(text: string) {
    const source = text === '' ? '' : (typed?.source ?? given);
    setTyped({ text, source });
    onChange?.(htmlOfTyped(text, source));
  }

  // A text area that goes while an input method writes into it takes the word with it.
  const Editor = isComposing ? undefined : module?.Editor;
  return (
    <Field field={props} component="rich-text-editor">
      {(control, isInvalid) =>
        Editor ? (
          <Editor
            {...props}
            control={control}
            html={html}
            isInvalid={isInvalid}
            takesFocus={isFocused.current}
            letters={() => lettersBefore(typed?.text ?? '', caret.current, typed?.source)}
          />
        ) : (
          <Waiting
            field={props}
            control={control}
            isInvalid={isInvalid}
            size={props.size ?? 'standard'}
            text={typed?.text ?? given}
            hasFailed={hasFailed}
            onRetry={retry}
            onType={handleType}
            onComposing={setComposing}
            onFocused={(next) => void (isFocused.current = next)}
            onLeave={(left) => void (caret.current = left)}
          />
        )
      }
    </Field>
  );
}
