import { Plus } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
