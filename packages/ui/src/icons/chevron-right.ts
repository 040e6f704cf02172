import { ChevronRight } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An angle onward, mirrored right to left: the next one, or one level deeper. */
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight, true);
