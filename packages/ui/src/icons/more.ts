import { Ellipsis } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis);
