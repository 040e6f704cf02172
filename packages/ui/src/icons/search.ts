import { Search } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const SearchIcon = /* @__PURE__ */ createIcon(Search);
