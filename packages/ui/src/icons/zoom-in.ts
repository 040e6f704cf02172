import { ZoomIn } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A magnifying glass with a plus: a larger picture. */
export const ZoomInIcon = /* @__PURE__ */ createIcon(ZoomIn);
