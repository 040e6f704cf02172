import { ArrowRight } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight, true);
