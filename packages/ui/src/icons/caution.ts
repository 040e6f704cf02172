import { TriangleAlert } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A triangle with an exclamation mark: something that needs attention and has not failed. */
export const CautionIcon = /* @__PURE__ */ createIcon(TriangleAlert);
