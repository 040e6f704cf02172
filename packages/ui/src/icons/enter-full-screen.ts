import { Maximize } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const EnterFullScreenIcon = /* @__PURE__ */ createIcon(Maximize);
