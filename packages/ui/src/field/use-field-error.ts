import { useContext, type ReactNode } from 'react';
import { FormErrorsContext } from './form-errors.ts';

export const isWritten = (node: ReactNode) =>
  node !== undefined && node !== null && node !== false && node !== '';

interface Checked {
  name?: string | undefined;
  errorMessage?: ReactNode;
  isInvalid?: boolean | undefined;
}

/** What is wrong with a field: its owner's words, or those that the form around it has for its name. */
export function useFieldError({ name, errorMessage, isInvalid }: Checked) {
  const errors = useContext(FormErrorsContext);
  const message = isWritten(errorMessage) || name === undefined ? errorMessage : errors[name];
  return { message, isInvalid: isInvalid ?? isWritten(message) };
}
