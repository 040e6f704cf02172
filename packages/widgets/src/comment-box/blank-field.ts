import type { Field } from './comment-box.state.ts';

/** The field of somebody who does not write. */
export const blankField: Field = { text: () => '', canSend: false, isLong: false };
