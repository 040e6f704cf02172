import { ChevronsRight } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A double angle onward, mirrored right to left: the handle of a slider puzzle. */
export const ChevronsRightIcon = /* @__PURE__ */ createIcon(ChevronsRight, true);
