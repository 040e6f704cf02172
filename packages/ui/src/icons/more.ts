import { Ellipsis } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Three dots: opens a menu of further actions. */
export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis);
