import { Menu } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Three lines: opens the navigation of a narrow window. */
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
