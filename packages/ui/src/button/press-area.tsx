import { forwardRef, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonRelations } from './press-props.ts';
import { Wait } from './wait.tsx';

interface PressAreaProps extends ButtonRelations {
  /** Public name for `data-component`. */
  component: string;
  className: string;
  children: ReactNode;
  isPending?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  type?: 'button' | 'submit' | 'reset';
  form?: string;
  'aria-label'?: string;
  onPress?: () => void;
}

/** What `Button` and `IconButton` share: one press without its event, and the ring over their parts while it lasts. */
export const PressArea = forwardRef<HTMLButtonElement, PressAreaProps>(function PressArea(
  { component, children, onPress, ...aria },
  ref,
) {
  return (
    <AriaButton {...aria} {...(onPress && { onPress: () => onPress() })} ref={ref} data-component={component}>
      {children}
      <Wait isPending={aria.isPending} />
    </AriaButton>
  );
});
