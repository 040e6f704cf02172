import { memo, useId, useRef, type KeyboardEvent } from 'react';
import { useExamPlayer } from './exam-player.context.ts';
import * as styles from './answer-sheet.css.ts';
import type { ExamPlayerStrings } from './exam-player.strings.ts';
import { isDone, isRunning, isUnsent, questionsOf, type ExamPlayerState } from './exam-state.ts';
import { headingsOf } from './headings.ts';
import { resultOf } from '../questions/results.ts';

/** Signs beside the colours: a tick, a cross, a wave, a line. */
const signs = { right: '✓', wrong: '×', partly: '～', unanswered: '–', unmarked: '…' };

interface CellLook {
  look: 'answered' | 'open' | keyof typeof signs;
  isMarked: boolean;
  isUnsent: boolean;
}

/** What is known of each question: while the attempt runs what was done, afterwards what came of it. */
function cellsOf(state: ExamPlayerState): CellLook[] {
  const { answers, marked } = state;
  const questions = questionsOf(state);
  if (!isRunning(state))
    return questions.map((asked) => ({ look: resultOf(asked), isMarked: false, isUnsent: false }));
  const marks = new Set(marked);
  return questions.map((asked) => ({
    look: isDone(asked, answers) ? 'answered' : 'open',
    isMarked: marks.has(asked.id),
    isUnsent: isUnsent(asked, answers),
  }));
}

/** The words of a look. */
const wordOf = (strings: ExamPlayerStrings, look: CellLook['look']) =>
  look === 'answered' || look === 'open'
    ? strings.states[look === 'open' ? 'unanswered' : 'answered']
    : strings.results[look];

/** Every question by its number, with what is known of it. The arrows go from cell to cell. */
export function AnswerSheet() {
  const { state, strings, actions, props } = useExamPlayer();
  const { part: Part } = headingsOf(props.level);
  const id = useId();
  const grid = useRef<HTMLFieldSetElement>(null);
  const { current } = state;
  const questions = questionsOf(state);
  const goTo = useRef(actions.goTo);
  const cells = cellsOf(state);

  function handleKey(event: KeyboardEvent) {
    const step = stepOf(event.key);
    if (step === null) return;
    event.preventDefault();
    const next = current + step;
    if (next < 0 || next >= questions.length) return;
    actions.goTo(next);
    const cell = grid.current?.children[next];
    if (cell instanceof HTMLElement) cell.focus();
  }

  /** How many cells a key goes on. The columns are counted only for those keys that need them: it makes the browser lay out. */
  function stepOf(key: string): number | null {
    switch (key) {
      case 'ArrowLeft':
        return -1;
      case 'ArrowRight':
        return 1;
      case 'ArrowUp':
        return -countColumns(grid.current);
      case 'ArrowDown':
        return countColumns(grid.current);
      case 'Home':
        return -current;
      case 'End':
        return questions.length - 1 - current;
      default:
        return null;
    }
  }

  return (
    <section data-part="sheet" aria-labelledby={id} className={styles.sheet}>
      <Part id={id} className={styles.title}>
        {strings.sheet}
      </Part>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the cells inside */}
      <fieldset ref={grid} aria-labelledby={id} className={styles.grid} onKeyDown={handleKey}>
        {cells.map(({ look, isMarked, isUnsent: isWaiting }, place) => (
          <Cell
            key={questions[place]?.id}
            place={place}
            look={look}
            isMarked={isMarked}
            isUnsent={isWaiting}
            isCurrent={place === current}
            goTo={goTo}
            strings={strings}
          />
        ))}
      </fieldset>
      <Legend cells={cells} runs={isRunning(state)} />
    </section>
  );
}

/** What the looks of the cells mean, and how many there are of each. */
function Legend({ cells, runs }: { cells: readonly CellLook[]; runs: boolean }) {
  const { strings } = useExamPlayer();
  const countOf = (is: (cell: CellLook) => boolean) => cells.filter(is).length;
  const states = [
    ['answered', countOf(({ look }) => look === 'answered')],
    ['unanswered', countOf(({ look }) => look === 'open')],
    ['marked', countOf(({ isMarked }) => isMarked)],
    ['unsent', countOf((cell) => cell.isUnsent)],
  ] as const;
  const results = (['right', 'partly', 'wrong', 'unanswered', 'unmarked'] as const)
    .map((name) => [name, countOf(({ look }) => look === name)] as const)
    .filter(([, count]) => count > 0);
  return (
    <ul className={styles.legend}>
      {runs
        ? states.map(([name, count]) => (
            <li key={name}>
              <span aria-hidden="true" className={styles.key} data-look={name} />
              {strings.counted(strings.states[name], count)}
            </li>
          ))
        : results.map(([name, count]) => (
            <li key={name}>
              <span aria-hidden="true" className={styles.sign} data-look={name}>
                {signs[name]}
              </span>
              {strings.counted(strings.results[name], count)}
            </li>
          ))}
    </ul>
  );
}

interface CellProps extends CellLook {
  place: number;
  strings: ExamPlayerStrings;
  isCurrent: boolean;
  /** The same for as long as the sheet stands, so that a thousand cells are not drawn again for one. */
  goTo: { current: (place: number) => void };
}

const Cell = memo(function Cell({
  place,
  strings,
  look,
  isMarked,
  isUnsent: isWaiting,
  isCurrent,
  goTo,
}: CellProps) {
  return (
    <button
      type="button"
      aria-label={strings.cell(place + 1, [
        wordOf(strings, look),
        ...(isMarked ? [strings.states.marked] : []),
        ...(isWaiting ? [strings.states.unsent] : []),
      ])}
      aria-current={isCurrent ? 'step' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-look={look}
      data-marked={isMarked || undefined}
      data-unsent={isWaiting || undefined}
      className={styles.cell}
      onClick={() => goTo.current(place)}
    >
      {place + 1}
      {look !== 'answered' && look !== 'open' && (
        <span aria-hidden="true" className={styles.sign}>
          {signs[look]}
        </span>
      )}
    </button>
  );
});

/** How many cells stand in one row, as the grid has laid them out. */
function countColumns(grid: HTMLElement | null): number {
  const [first, ...rest] = [...(grid?.children ?? [])] as HTMLElement[];
  if (!first) return 1;
  const below = rest.findIndex((cell) => cell.offsetTop > first.offsetTop);
  return below === -1 ? rest.length + 1 : below + 1;
}
