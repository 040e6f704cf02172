import type { ReactNode } from 'react';
import { DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog';

/** Two children, in this order; controlled by `isOpen`, or uncontrolled from `defaultOpen`. */
export interface DialogTriggerProps {
  /** A button, then the `Dialog` or `ConfirmDialog` that it opens. */
  children: ReactNode;
  /** Holds whether it is open. */
  isOpen?: boolean;
  /** Open at first, then left to itself. */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Ties a `Button` to the dialog after it. For a dialog that something else opens use its own `isOpen`. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <AriaDialogTrigger {...props} />;
}
