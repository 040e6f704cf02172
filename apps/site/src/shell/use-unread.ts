import { useStore } from 'zustand';
import { useSite } from '../stores/site-context.tsx';

/** How many messages are not read; 0 until that is known. */
export const useUnread = (): number => useStore(useSite().unread, ({ count }) => count);
