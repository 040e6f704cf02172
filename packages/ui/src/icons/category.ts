import { Tags } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Tags that hang together: categories. */
export const CategoryIcon = /* @__PURE__ */ createIcon(Tags);
