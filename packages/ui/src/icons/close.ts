import { X } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const CloseIcon = /* @__PURE__ */ createIcon(X);
