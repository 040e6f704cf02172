import { Moon } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A moon: the dark theme. */
export const LamplightIcon = /* @__PURE__ */ createIcon(Moon);
