import { ChevronLeft } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An angle back, mirrored right to left: the previous one. */
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft, true);
