import { SquarePen } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A pen on a sheet: changes the text of something. */
export const EditIcon = /* @__PURE__ */ createIcon(SquarePen);
