import type { CommentSort } from '@shuyuan/api-client';
import * as styles from './sort-choice.css.ts';
import type { Surroundings } from './surroundings.ts';

const sorts: readonly CommentSort[] = ['newest', 'oldest'];

/** 最新 · 最早 */
export function SortChoice({ sort, around }: { sort: CommentSort; around: Surroundings }) {
  const { strings, actions } = around;
  return (
    <fieldset aria-label={strings.sort} className={styles.sorts}>
      {sorts.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles.sort}
          aria-pressed={choice === sort}
          onClick={() => void actions.sortBy(choice)}
        >
          {strings[choice]}
        </button>
      ))}
    </fieldset>
  );
}
