import { createContext, useContext, type ReactNode } from 'react';

/** Says whether somebody may do what hangs on a permission. */
type May = (code: string) => boolean;

const PermissionContext = createContext<May | null>(null);

/** A page that knows its person. */
export interface PermissionProviderProps {
  /** Whether the person holds this permission, by its code. Another function, when the person or their permissions change: keep it otherwise. */
  may: (code: string) => boolean;
  children: ReactNode;
}

/** Tells the parts below it, which only those see who may, who the person is. */
export function PermissionProvider({ may, children }: PermissionProviderProps) {
  return <PermissionContext.Provider value={may}>{children}</PermissionContext.Provider>;
}

/** Whether the person holds a permission. What it hides, a server must refuse as well. Throws outside a `PermissionProvider`: nobody may by default. */
export function usePermissions(): (code: string) => boolean {
  const may = useContext(PermissionContext);
  if (!may) throw new Error('What hangs on a permission needs a <PermissionProvider may={…}> above it.');
  return may;
}
