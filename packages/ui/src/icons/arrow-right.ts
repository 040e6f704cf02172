import { ArrowRight } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An arrow onward, mirrored right to left: the link to the rest of a list. */
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight, true);
