import { Trash2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const DeleteIcon = /* @__PURE__ */ createIcon(Trash2);
