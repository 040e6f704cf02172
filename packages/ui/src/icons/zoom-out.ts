import { ZoomOut } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ZoomOutIcon = /* @__PURE__ */ createIcon(ZoomOut);
