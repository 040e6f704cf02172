import { vars } from '../theme/contract.css.ts';

const textOf = { small: vars.text.small, standard: vars.text.base, large: vars.text.reading };

/** What is left above and below one line in a frame as high as its control. */
export const lineInset = (size: keyof typeof textOf) =>
  `calc((${vars.control[size]} - ${textOf[size].line}) / 2 - 1px)`;
