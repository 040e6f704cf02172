import { Trash2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A bin: deletes for good. */
export const DeleteIcon = /* @__PURE__ */ createIcon(Trash2);
