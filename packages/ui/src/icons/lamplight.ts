import { Moon } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const LamplightIcon = /* @__PURE__ */ createIcon(Moon);
