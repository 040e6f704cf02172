import { ZoomOut } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A magnifying glass with a minus: a smaller picture. */
export const ZoomOutIcon = /* @__PURE__ */ createIcon(ZoomOut);
