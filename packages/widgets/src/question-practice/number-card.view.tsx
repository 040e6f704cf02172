import { useId } from 'react';
import { useQuestionPractice } from './question-practice.context.ts';
import * as styles from './question-practice.css.ts';
import { idsOf } from './question-practice.state.ts';

const names = ['wrong', 'right', 'partly', 'done'] as const;
/** Beside the colours. */
const signs = { wrong: '×', right: '✓', partly: '～', done: '·' };

/** Every question by its number, with what came of it. */
export function NumberCard() {
  const { state, strings, actions, props } = useQuestionPractice();
  const id = useId();
  const Heading = `h${(props.level ?? 2) === 1 ? 2 : 3}` as const;
  return (
    <aside className={styles.card} aria-labelledby={id}>
      <Heading id={id} className={styles.cardTitle}>
        {strings.sheet}
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ol role="list" className={styles.cells}>
        {idsOf(state).map((question, place) => {
          const result = state.results[String(question)];
          const look = result === undefined ? undefined : names[result];
          return (
            <li key={question}>
              <button
                type="button"
                className={styles.cell}
                data-look={look}
                aria-current={place === state.current ? 'step' : undefined}
                aria-label={strings.cell(place + 1, wordOf(look))}
                onClick={() => actions.goToFromSheet(place)}
              >
                {place + 1}
                {look && <span aria-hidden>{signs[look]}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </aside>
  );

  function wordOf(look: (typeof names)[number] | undefined) {
    if (look === undefined) return '';
    return look === 'done' ? strings.results.unmarked : strings.results[look];
  }
}
