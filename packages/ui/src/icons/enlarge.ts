import { Maximize2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const EnlargeIcon = /* @__PURE__ */ createIcon(Maximize2);
