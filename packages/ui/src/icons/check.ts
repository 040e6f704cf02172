import { Check } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const CheckIcon = /* @__PURE__ */ createIcon(Check);
