import { useContext } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { PendingContext } from './pending-context.ts';

export type SubmitButtonProps = Pick<
  ButtonProps,
  'children' | 'icon' | 'isFullWidth' | 'isDisabled' | 'size'
>;

/** Sends the form it stands in, and shows the wait. One per form. */
export function SubmitButton(props: SubmitButtonProps) {
  const isPending = useContext(PendingContext);
  return <Button {...props} type="submit" tone="action" isPending={isPending} />;
}
