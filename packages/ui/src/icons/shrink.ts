import { Minimize2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ShrinkIcon = /* @__PURE__ */ createIcon(Minimize2);
