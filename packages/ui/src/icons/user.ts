import { UserRound } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Head and shoulders: an account, or a person without a picture. */
export const UserIcon = /* @__PURE__ */ createIcon(UserRound);
