import { SquarePen } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const EditIcon = /* @__PURE__ */ createIcon(SquarePen);
