import { ArrowUp } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An arrow up: back to the top, or a value that has risen. */
export const ArrowUpIcon = /* @__PURE__ */ createIcon(ArrowUp);
