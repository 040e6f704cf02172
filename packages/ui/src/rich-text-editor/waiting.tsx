import { useLayoutEffect, useRef } from 'react';
import { Frame, type ControlWiring } from '../field/field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { NativeButton } from '../native-button/native-button.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import { waitingStrings } from './waiting.strings.ts';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import * as styles from './rich-text-editor.css.ts';

interface WaitingProps {
  field: Pick<RichTextEditorProps, 'isDisabled' | 'isReadOnly' | 'placeholder' | 'name'>;
  control: ControlWiring;
  isInvalid: boolean;
  size: 'small' | 'standard';
  /** HTML, or what was typed meanwhile. */
  text: string;
  hasFailed: boolean;
  onRetry: () => void;
  onType: (text: string) => void;
  onComposing: (isComposing: boolean) => void;
  onFocused: (isFocused: boolean) => void;
  /** Goes, with the caret behind so many characters of the text. */
  onLeave: (caret: number) => void;
}

/** A text area in the place of the editor, until its code has come. */
export function Waiting({
  field,
  control,
  isInvalid,
  size,
  text,
  hasFailed,
  onRetry,
  ...heard
}: WaitingProps) {
  const { isDisabled, isReadOnly, placeholder, name } = field;
  const words = useStrings(waitingStrings);
  const area = useRef<HTMLTextAreaElement>(null);
  const leave = useRef(heard.onLeave);
  useLayoutEffect(() => {
    const left = area.current;
    const handleLeave = leave.current;
    return () => handleLeave(left?.selectionStart ?? 0);
  }, []);
  return (
    <>
      <Frame size="standard" isInvalid={isInvalid} isDisabled={isDisabled} isReadOnly={isReadOnly}>
        <textarea
          {...control}
          ref={area}
          data-part="input"
          name={name}
          readOnly={isReadOnly}
          placeholder={placeholder}
          value={text}
          className={cx(fieldStyles.input, fieldStyles.inset.standard, styles.fallback[size])}
          onChange={({ target }) => heard.onType(target.value)}
          onCompositionStart={() => heard.onComposing(true)}
          onCompositionEnd={() => heard.onComposing(false)}
          onFocus={() => heard.onFocused(true)}
          onBlur={() => heard.onFocused(false)}
        />
      </Frame>
      <div className={styles.state}>
        <span role={hasFailed ? 'alert' : 'status'}>{hasFailed ? words.notLoaded : words.loading}</span>
        {hasFailed && (
          <NativeButton size="small" onPress={onRetry}>
            {words.retry}
          </NativeButton>
        )}
      </div>
    </>
  );
}
