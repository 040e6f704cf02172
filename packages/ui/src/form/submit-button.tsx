import { useContext } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import * as styles from './form.css.ts';
import { PendingContext } from './pending-context.ts';

/** The part of `ButtonProps` that a form leaves to its owner; pending state and type are the form's. */
export type SubmitButtonProps = Pick<
  ButtonProps,
  'children' | 'icon' | 'isFullWidth' | 'isDisabled' | 'size'
>;

/** Sends the form it stands in, and shows the wait. One per form. */
export function SubmitButton(props: SubmitButtonProps) {
  const isPending = useContext(PendingContext);
  return (
    <div className={styles.submit}>
      <Button {...props} type="submit" tone="action" isPending={isPending} />
    </div>
  );
}
