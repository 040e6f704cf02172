import { forwardRef, useContext } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useStrings } from '../provider/ui-context.ts';
import * as buttonStyles from './button.css.ts';
import * as styles from './spinner.css.ts';
import { spinnerStrings } from './spinner.strings.ts';

/** The ring over the words of a pending button. Its name joins the button's, so "发布 正在处理" is what is announced. */
export const Spinner = forwardRef<HTMLSpanElement>(function Spinner(_, ref) {
  const strings = useStrings(spinnerStrings);
  // The id by which react-aria puts the wait into the name of a button that has only a spoken label.
  const context = useContext(ProgressBarContext);
  const id = context && 'id' in context ? context.id : undefined;
  return (
    <span ref={ref} className={buttonStyles.progress}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by CSS */}
      <span data-part="spinner" id={id} role="img" aria-label={strings.pending} className={styles.spinner} />
    </span>
  );
});
