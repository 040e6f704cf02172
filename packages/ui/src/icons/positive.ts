import { CircleCheck } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const PositiveIcon = /* @__PURE__ */ createIcon(CircleCheck);
