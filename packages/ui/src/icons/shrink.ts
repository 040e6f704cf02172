import { Minimize2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Two arrows inward: makes a window small. */
export const ShrinkIcon = /* @__PURE__ */ createIcon(Minimize2);
