import { Link2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Two links of a chain: inserts a link or copies an address. */
export const LinkIcon = /* @__PURE__ */ createIcon(Link2);
