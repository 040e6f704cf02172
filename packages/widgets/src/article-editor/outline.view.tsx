import { useArticleEditor } from './article-editor.context.ts';
import * as styles from './outline.css.ts';
import { outlineOf } from './written-text.ts';

/** The headings of the text, to go to. Nothing while there are none. */
export function OutlineView() {
  const { state, strings, actions } = useArticleEditor();
  const rows = outlineOf(state.fields.text);
  if (rows.length === 0) return <div className={styles.place} />;
  return (
    <nav aria-label={strings.outline} className={styles.place}>
      <p className={styles.title}>{strings.outline}</p>
      <ol className={styles.rows}>
        {rows.map(({ index, level, title }) => (
          <li key={index}>
            <button
              type="button"
              data-level={level}
              className={styles.row}
              onClick={() => actions.goToHeading(index)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
