import { CircleCheck } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A circled tick: something has succeeded. */
export const PositiveIcon = /* @__PURE__ */ createIcon(CircleCheck);
