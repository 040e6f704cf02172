import { Check } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A tick: chosen or done. */
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
