import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isComposing } from '../modality/composition.ts';
import { NativeButton } from '../native-button/native-button.tsx';
import { NativeCheckbox } from '../native-radio-group/native-checkbox.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { checkedAddress } from './address.ts';
import * as styles from './editor.css.ts';
import { formulaSource, isBlockFormula, texOf } from './formula-source.ts';
import { drawFormula } from './formula-view.ts';
import type { RichTextEditorStrings } from './rich-text-editor.strings.ts';

/** What is asked for in a small sheet beside the words. */
export type PanelKind = 'link' | 'formula' | 'picture' | 'caption';

interface PanelProps {
  words: RichTextEditorStrings;
  /** Back to the text, with nothing changed. */
  onClose: () => void;
}

/** A sheet over the text. Focus goes in; Escape closes it, and its owner puts the focus back. */
function Panel({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, from whatever is inside
    <div
      ref={root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element of that name would not stand in its line
      role="dialog"
      aria-label={label}
      data-part="panel"
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </div>
  );
}

/** Enter applies, and sends no form around the editor. */
const keepEnter = (event: React.KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

function Actions({ apply, onApply, children }: { apply: string; onApply: () => void; children?: ReactNode }) {
  return (
    <div className={styles.actions}>
      <NativeButton tone="action" onPress={onApply}>
        {apply}
      </NativeButton>
      {children}
    </div>
  );
}

interface LinkPanelProps extends PanelProps {
  address: string;
  /** Nothing is selected: the words are asked for too. */
  asksForWords: boolean;
  onApply: (href: string, shown: string) => void;
  /** Left out when there is no link yet. */
  onRemove?: () => void;
}

export function LinkPanel({ words, address, asksForWords, onApply, onRemove, onClose }: LinkPanelProps) {
  const [written, setWritten] = useState(address);
  const [shown, setShown] = useState('');
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const href = checkedAddress(written);
    if (href === null) setWrong(true);
    else onApply(href, shown.trim() || href);
  };
  return (
    <Panel label={words.link} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields inside */}
      <div className={styles.fields} onKeyDown={keepEnter}>
        <TextField
          label={words.address}
          description={words.addressDescription}
          errorMessage={isWrong && words.addressInvalid}
          type="text"
          inputMode="url"
          value={written}
          onChange={(text) => {
            setWritten(text);
            setWrong(false);
          }}
          onEnter={apply}
        />
        {asksForWords && (
          <TextField label={words.linkWords} value={shown} onChange={setShown} onEnter={apply} />
        )}
        <Actions apply={words.apply} onApply={apply}>
          {onRemove && <NativeButton onPress={onRemove}>{words.removeLink}</NativeButton>}
        </Actions>
      </div>
    </Panel>
  );
}

interface FormulaPanelProps extends PanelProps {
  /** As it stands in the text; '' for a new one. */
  source: string;
  onApply: (source: string) => void;
}

export function FormulaPanel({ words, source, onApply, onClose }: FormulaPanelProps) {
  const [tex, setTex] = useState(source === '' ? '' : texOf(source));
  const [isBlock, setBlock] = useState(isBlockFormula(source));
  const [isWrong, setWrong] = useState(false);
  const preview = useRef<HTMLDivElement>(null);
  const written = formulaSource(tex, isBlock);
  useFormula(preview, written);
  const apply = () => {
    if (written === null) setWrong(true);
    else onApply(written);
  };
  return (
    <Panel label={words.formula} onClose={onClose}>
      <div className={styles.fields}>
        <TextArea
          label={words.tex}
          rows={2}
          maxRows={6}
          value={tex}
          errorMessage={isWrong && written === null && words.formulaInvalid}
          onChange={setTex}
          onSubmit={apply}
        />
        <NativeCheckbox isSelected={isBlock} onChange={setBlock}>
          {words.ownLine}
        </NativeCheckbox>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a figure of its own would be announced twice */}
        <div ref={preview} role="group" aria-label={words.formulaPreview} className={styles.preview} />
        <Actions apply={words.apply} onApply={apply} />
      </div>
    </Panel>
  );
}

function useFormula(place: RefObject<HTMLElement | null>, source: string | null) {
  useLayoutEffect(() => {
    if (!place.current) return;
    if (source === null) place.current.replaceChildren();
    else drawFormula(place.current, source);
  }, [place, source]);
}

interface WordsPanelProps extends PanelProps {
  label: string;
  description?: string;
  value: string;
  onApply: (value: string) => void;
}

/** One line of words about a thing: what a picture says, what stands above a table. */
export function WordsPanel({ words, label, description, value, onApply, onClose }: WordsPanelProps) {
  const [written, setWritten] = useState(value);
  return (
    <Panel label={label} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields inside */}
      <div className={styles.fields} onKeyDown={keepEnter}>
        <TextField
          label={label}
          description={description}
          value={written}
          onChange={setWritten}
          onEnter={() => onApply(written)}
        />
        <Actions apply={words.apply} onApply={() => onApply(written)} />
      </div>
    </Panel>
  );
}
