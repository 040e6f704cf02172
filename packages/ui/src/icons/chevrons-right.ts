import { ChevronsRight } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ChevronsRightIcon = /* @__PURE__ */ createIcon(ChevronsRight, true);
