import { Clock } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
