import { fieldStrings } from '../field/field.strings.ts';
import { useStrings } from '../provider/ui-context.ts';
import * as styles from './group.css.ts';

/** The star beside a label: for the eye; the control says it by itself. */
export function RequiredMark() {
  const strings = useStrings(fieldStrings);
  return (
    <span aria-hidden="true" title={strings.required} className={styles.required}>
      *
    </span>
  );
}
