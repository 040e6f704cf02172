import { Minimize } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Four corners turned inward: leaves full screen. */
export const ExitFullScreenIcon = /* @__PURE__ */ createIcon(Minimize);
