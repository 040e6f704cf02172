import { Clock } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A clock face: something that takes time or is not ready yet. */
export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
