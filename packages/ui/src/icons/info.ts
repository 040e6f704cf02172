import { Info } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A circled i: a neutral notice. */
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
