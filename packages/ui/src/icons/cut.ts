import { Scissors } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const CutIcon = /* @__PURE__ */ createIcon(Scissors);
