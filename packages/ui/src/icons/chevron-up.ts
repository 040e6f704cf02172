import { ChevronUp } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An angle up: sorted in ascending order. */
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
