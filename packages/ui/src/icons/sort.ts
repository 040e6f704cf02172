import { ChevronsUpDown } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const SortIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
