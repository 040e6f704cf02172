import { Minimize } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ExitFullScreenIcon = /* @__PURE__ */ createIcon(Minimize);
