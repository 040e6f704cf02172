import { ChevronDown } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
