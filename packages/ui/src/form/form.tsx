import { useRef, type ReactNode } from 'react';
import { FormErrorsContext } from '../field/form-errors.ts';
import * as styles from './form.css.ts';
import { ErrorSummary } from './error-summary.tsx';
import { PendingContext } from './pending-context.ts';
import { useSubmission } from './use-submission.ts';

/**
 * What is wrong, by the `name` of the field; each message is a sentence that stands by itself. A name that no field has,
 * such as the empty one, is said above the form alone.
 */
export type FormErrors = Readonly<Record<string, ReactNode>>;

/** Uncontrolled by default: `onSubmit` receives the fields' data and returns errors by field name. */
export interface FormProps {
  /** Fields with a `name` each, and a `SubmitButton`. */
  children: ReactNode;
  /** Its name, when a page has more than one form. */
  label?: string;
  /**
   * The form is sent: by its button or by Enter in a field. Check and send the data, and give back what is wrong, if
   * anything. While the promise is open nothing is sent twice. What it throws is yours: the form only becomes ready again.
   */
  onSubmit?: (data: FormData) => FormErrors | void | Promise<FormErrors | void>;
  /** Errors held by the owner, in place of those that `onSubmit` gives back. A new object is a new answer. */
  errors?: FormErrors;
  /** The wait held by the owner, in place of the promise of `onSubmit`. */
  isPending?: boolean;
  /**
   * Errors are listed above the form, and the list takes the focus. Without it the first wrong field does: for a form
   * that is seen as a whole, such as a sign-in.
   * @default true
   */
  hasSummary?: boolean;
}

/**
 * Fields that are sent together. Nothing is cleared by sending: what somebody entered stays until the owner takes the
 * form away. An error leaves its field as soon as the field is changed.
 */
export function Form({ children, label, hasSummary = true, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { errors, open, isPending, submit, review, goTo } = useSubmission(
    { ...props, hasSummary },
    form,
    summary,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears what its fields say
    <form
      ref={form}
      noValidate
      aria-label={label}
      aria-busy={isPending || undefined}
      data-component="form"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onChange={review}
      onBlur={review}
    >
      {hasSummary && <ErrorSummary ref={summary} errors={errors} open={open} onGoTo={goTo} />}
      <FormErrorsContext.Provider value={open}>
        <PendingContext.Provider value={isPending}>{children}</PendingContext.Provider>
      </FormErrorsContext.Provider>
    </form>
  );
}
