import { ChevronUp } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
