import { ChevronRight } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight, true);
