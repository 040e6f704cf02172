import { tidyText } from '../http/typed-text.ts';

/** How long a name may be that a person gives themselves, in characters, without blanks around it. */
export const nickNameLength = { least: 2, most: 16 } as const;

/** A name as the server keeps it: on one line, without blanks around it, and one between its words. */
export const tidyName = (typed: string): string => tidyText(typed.replace(/\s+/g, ' '));
