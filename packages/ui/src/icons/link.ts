import { Link2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const LinkIcon = /* @__PURE__ */ createIcon(Link2);
