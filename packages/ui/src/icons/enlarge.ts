import { Maximize2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Two arrows outward: shows a small window in full size. */
export const EnlargeIcon = /* @__PURE__ */ createIcon(Maximize2);
