import { ChevronLeft } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft, true);
