import { Plus } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A plus: one step more, or adds an item. */
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
