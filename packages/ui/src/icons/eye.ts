import { Eye } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
