import type { ReactNode } from 'react';

/** Every state of a part beside the others, each as wide as a dialog gives it. */
export function PartsSheet({ children }: { children: ReactNode }) {
  return (
    <div
      data-state-sheet="wide"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 350px)',
        gap: '32px 40px',
        alignItems: 'start',
      }}
    >
      {children}
    </div>
  );
}
