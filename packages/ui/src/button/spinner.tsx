import { useStrings } from '../provider/ui-context.ts';
import * as styles from './spinner.css.ts';
import { spinnerStrings } from './spinner.strings.ts';

/** The ring of a pending button. Its name joins the button's, so "发布 正在处理" is what is announced. */
export function Spinner() {
  const strings = useStrings(spinnerStrings);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by CSS
  return <span data-part="spinner" role="img" aria-label={strings.pending} className={styles.spinner} />;
}
