import { ArrowUp } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ArrowUpIcon = /* @__PURE__ */ createIcon(ArrowUp);
