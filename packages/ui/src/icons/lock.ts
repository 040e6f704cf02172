import { Lock } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const LockIcon = /* @__PURE__ */ createIcon(Lock);
