import { Minus } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A minus: one step less. */
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
