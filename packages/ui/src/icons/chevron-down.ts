import { ChevronDown } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An angle down: opens what is below. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
