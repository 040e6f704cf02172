import { ArrowDown } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An arrow down: a value that has fallen. */
export const ArrowDownIcon = /* @__PURE__ */ createIcon(ArrowDown);
