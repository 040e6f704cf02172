import { RotateCw } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A turning arrow: loads again or starts over. */
export const RetryIcon = /* @__PURE__ */ createIcon(RotateCw);
