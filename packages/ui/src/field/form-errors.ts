import { createContext, type ReactNode } from 'react';

/** What a `Form` has to say about its fields, by their names. Apart from `Form`, so that a field alone stays small. */
export const FormErrorsContext = createContext<Readonly<Record<string, ReactNode>>>({});
