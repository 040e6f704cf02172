import { useUi } from '../provider/ui-context.ts';
import * as styles from './spinner.css.ts';

/** The ring of a pending button. Its name joins the button's, so "发布 正在处理" is what is announced. */
export function Spinner() {
  const { strings } = useUi();
  return <span data-part="spinner" role="img" aria-label={strings.pending} className={styles.spinner} />;
}
