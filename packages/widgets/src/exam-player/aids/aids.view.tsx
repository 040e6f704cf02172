import type { AttemptQuestion } from '@shuyuan/api-client';
import { useEffect, useId, useState, type CSSProperties, type ReactNode } from 'react';
import { fieldsOf } from '../../questions/answers.ts';
import * as fields from '../../questions/fields.css.ts';
import { useExamPlayer } from '../exam-player.context.ts';
import * as player from '../exam-player.css.ts';
import { isRunning } from '../exam-state.ts';
import * as styles from './aids.css.ts';
import { notesLimit, type AidName } from './kept-aids.ts';
import { canHighlight, highlightPassages, selectedPassages } from './passages.browser.ts';

/** What is asked, with the tools of a running attempt over and under it. */
export function WithAids({ asked, children }: { asked: AttemptQuestion; children: ReactNode }) {
  const { state } = useExamPlayer();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const passages = state.aids.passages[asked.id];
  useEffect(() => (box && passages ? highlightPassages(box, passages) : undefined), [box, passages]);
  if (!isRunning(state)) return children;
  return (
    <>
      <Tools asked={asked} box={box} />
      <div ref={setBox} className={styles.asked}>
        {children}
        {state.openAids.includes('ruler') && <Ruler box={box} />}
      </div>
      {state.openAids.includes('pad') && <Pad />}
    </>
  );
}

function Tools({ asked, box }: { asked: AttemptQuestion; box: Element | null }) {
  const { state, strings, actions } = useExamPlayer();
  const hasOptions = fieldsOf(asked).some(({ question: { type } }) => type === 1 || type === 2);
  return (
    <fieldset aria-label={strings.tools} className={styles.aids}>
      {hasOptions && <Toggle name="striking" />}
      {canHighlight() && (
        <button
          type="button"
          className={styles.aid}
          // What is selected stays selected.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => box && actions.markPassages(asked.id, selectedPassages(box))}
        >
          {strings.highlight}
        </button>
      )}
      {state.aids.passages[asked.id] && (
        <button type="button" className={styles.aid} onClick={() => actions.clearPassages(asked.id)}>
          {strings.clearHighlights}
        </button>
      )}
      <Toggle name="ruler" />
      <Toggle name="pad" />
    </fieldset>
  );
}

function Toggle({ name }: { name: AidName }) {
  const { state, strings, actions } = useExamPlayer();
  return (
    <button
      type="button"
      aria-pressed={state.openAids.includes(name)}
      className={styles.aid}
      onClick={() => actions.toggleAid(name)}
    >
      {strings[name]}
    </button>
  );
}

/** A clear band between two veils; it follows the pointer, and the slider for keys and touch. */
function Ruler({ box }: { box: HTMLElement | null }) {
  const { strings } = useExamPlayer();
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!box) return undefined;
    const follow = ({ clientY }: PointerEvent) => {
      const { top, height } = box.getBoundingClientRect();
      setPercent(Math.round(Math.min(100, Math.max(0, ((clientY - top) / height) * 100))));
    };
    box.addEventListener('pointermove', follow);
    return () => box.removeEventListener('pointermove', follow);
  }, [box]);
  const place = { '--band-start': `calc((100% - 3.5em) * ${percent / 100})` } as CSSProperties;
  return (
    <>
      <div aria-hidden="true" className={styles.ruler} style={place}>
        <div className={styles.veil} />
        <div className={styles.band} />
        <div className={styles.veil} />
      </div>
      <label className={styles.rulerLabel}>
        {strings.rulerPlace}{' '}
        <input
          type="range"
          min={0}
          max={100}
          step={2}
          value={percent}
          className={styles.rulerPlace}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
      </label>
    </>
  );
}

function Pad() {
  const { state, strings, actions } = useExamPlayer();
  const id = useId();
  return (
    <div className={styles.padLabel}>
      <label htmlFor={id}>{strings.pad}</label>
      <textarea
        id={id}
        aria-describedby={`${id}-note`}
        maxLength={notesLimit}
        readOnly={state.isElsewhere}
        value={state.aids.notes}
        rows={6}
        className={fields.input}
        onChange={(event) => actions.writeNotes(event.target.value)}
      />
      <p id={`${id}-note`} className={player.facts}>
        {strings.padNote}
      </p>
    </div>
  );
}
