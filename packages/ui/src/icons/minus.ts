import { Minus } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
