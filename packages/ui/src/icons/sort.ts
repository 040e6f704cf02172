import { ChevronsUpDown } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Two angles, up and down: a column that can be sorted and is not. */
export const SortIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
