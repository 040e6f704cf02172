import { createContext } from 'react';
import type { ButtonSize } from '../button/press-props.ts';

export interface GroupLook {
  size?: ButtonSize | undefined;
  isQuiet?: boolean | undefined;
}

/** What a group says of the looks of its buttons. */
export const GroupLookContext = createContext<GroupLook>({});
