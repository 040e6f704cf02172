import { UserRound } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const UserIcon = /* @__PURE__ */ createIcon(UserRound);
