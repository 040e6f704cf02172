import { ZoomIn } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ZoomInIcon = /* @__PURE__ */ createIcon(ZoomIn);
