import { forwardRef, useId } from 'react';
import { CheckIcon, CriticalIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './form.css.ts';
import { formStrings } from './form.strings.ts';
import type { FormErrors } from './form.tsx';
import { namesOf } from './use-submission.ts';

interface ErrorSummaryProps {
  errors: FormErrors;
  /** Those whose field has not been changed since. */
  open: FormErrors;
  onGoTo: (name: string) => void;
}

/** What came back, each a way to its field. It stays as it is until the next answer, so that nothing jumps while typing. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { errors, open, onGoTo },
  ref,
) {
  const strings = useStrings(formStrings);
  const titleId = useId();
  const names = namesOf(errors);
  if (names.length === 0) return null;
  return (
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups controls, not words about them
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-part="summary"
      className={styles.summary}
    >
      <p id={titleId} data-part="summary-title" className={styles.title}>
        <span className={styles.sign}>
          <CriticalIcon size="small" />
        </span>
        {strings.wrong(names.length)}
      </p>
      <ul className={styles.list}>
        {names.map((name) => (
          <li
            key={name}
            data-part="summary-item"
            data-changed={!(name in open) || undefined}
            className={styles.item}
          >
            <button type="button" className={styles.entry} onClick={() => onGoTo(name)}>
              {errors[name]}
            </button>
            {!(name in open) && (
              <span className={styles.changed}>
                <CheckIcon size="small" />
                <VisuallyHidden>{strings.changed}</VisuallyHidden>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});
