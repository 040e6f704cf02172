import { Eye } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An open eye: shows what is hidden, such as a password. */
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
