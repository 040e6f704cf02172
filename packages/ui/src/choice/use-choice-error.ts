import { useContext, type ReactNode } from 'react';
import { FormErrorsContext } from '../field/form-errors.ts';
import { isWritten } from './choice-props.ts';

interface Checked {
  name?: string | undefined;
  errorMessage?: ReactNode;
  isInvalid?: boolean | undefined;
}

/** What is wrong: its owner's words, or those that the form around it has for its name. */
export function useChoiceError({ name, errorMessage, isInvalid }: Checked) {
  const errors = useContext(FormErrorsContext);
  const message = isWritten(errorMessage) || name === undefined ? errorMessage : errors[name];
  return { message, isInvalid: isInvalid ?? isWritten(message) };
}
