import { textLength } from '@shuyuan/api-client';

/** The limit of a field, counted as the contract counts. */
export const limitedTo = (most: number) => ({ maxLength: most, lengthOf: textLength });
