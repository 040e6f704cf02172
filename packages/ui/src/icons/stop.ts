import { Square } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const StopIcon = /* @__PURE__ */ createIcon(Square);
