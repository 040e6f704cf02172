import type { Entitlement } from './entitlement.ts';

/** Whether goods stay there for somebody while they are hidden: they were handed to them, or are their own work, whatever else opens them. */
export const staysWhileHidden = ({ isOwned, grounds }: Pick<Entitlement, 'isOwned' | 'grounds'>): boolean =>
  isOwned || grounds.some(({ reason, state }) => reason === 'owner' && state === 'opens');
