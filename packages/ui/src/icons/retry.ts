import { RotateCw } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const RetryIcon = /* @__PURE__ */ createIcon(RotateCw);
