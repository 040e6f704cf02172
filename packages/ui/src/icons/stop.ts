import { Square } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A square: ends a recording. */
export const StopIcon = /* @__PURE__ */ createIcon(Square);
