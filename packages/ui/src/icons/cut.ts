import { Scissors } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Scissors: cuts a recording. */
export const CutIcon = /* @__PURE__ */ createIcon(Scissors);
