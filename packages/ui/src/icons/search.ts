import { Search } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A magnifying glass: search. */
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
