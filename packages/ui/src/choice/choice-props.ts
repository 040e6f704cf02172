import type { ReactNode } from 'react';
import type { FieldProps } from '../field/field.tsx';

/** Words of 13, 14 and 16 px, and a box to match. */
export type ChoiceSize = 'small' | 'standard' | 'large';

/** What a question has around its choices. */
export interface ChoiceGroupProps extends Omit<FieldProps, 'size' | 'id'> {
  /** Its choices stay as they are, but can be reached and read. */
  isReadOnly?: boolean;
  /** Words of 13, 14 or 16 px. @default 'standard' */
  size?: ChoiceSize;
  /** `horizontal` wraps when the row is full: for two or three short answers. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
}

/** Words around one choice. */
export interface ChoiceWords {
  /** Help that stays: read out after the name. */
  description?: ReactNode;
  /** Opposite the label and part of the name: a price, a count. */
  aside?: ReactNode;
}

/** Whether there is anything to read: `condition && words` leaves `false` where there is not. */
export const isWritten = (node: ReactNode) =>
  node !== undefined && node !== null && node !== false && node !== '';
