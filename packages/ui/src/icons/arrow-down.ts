import { ArrowDown } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ArrowDownIcon = /* @__PURE__ */ createIcon(ArrowDown);
