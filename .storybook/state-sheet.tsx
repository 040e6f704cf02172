import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Text } from '@shuyuan/ui/layout';

/** States that no story can put a component into by its props: drawn by setting the attribute it is styled on. */
export const forcedStates = ['rest', 'hovered', 'pressed', 'focus-visible'] as const;

const sheet: CSSProperties = {
  display: 'grid',
  gap: 'var(--sy-space-16) var(--sy-space-24)',
  alignItems: 'center',
  justifyItems: 'start',
};

interface StateSheetProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  /** Widths of the cells, as a CSS track. Given, cells start at one height. @default as wide as the widest */
  track?: string;
  children: (row: Row, column: Column) => ReactNode;
}

/** Variants by states in one grid. A column named after a forced state puts its cells into that state. */
export function StateSheet<Row extends string, Column extends string>({
  rows,
  columns,
  track,
  children,
}: StateSheetProps<Row, Column>) {
  const caption = (words: string) => (
    <Text key={words} as="span" size="caption" tone="muted">
      {words}
    </Text>
  );
  return (
    <div
      data-state-sheet={track ? 'wide' : 'tight'}
      style={{
        ...sheet,
        alignItems: track ? 'start' : 'center',
        gridTemplateColumns: `max-content repeat(${columns.length}, ${track ?? 'max-content'})`,
      }}
    >
      <span />
      {columns.map(caption)}
      {rows.map((row) => [
        caption(row),
        ...columns.map((column) => (
          <Forced key={`${row} ${column}`} state={column}>
            {children(row, column)}
          </Forced>
        )),
      ])}
    </div>
  );
}

/** Puts the controls in it into a state that only a pointer or a keyboard could bring about. */
function Forced({ state, children }: { state: string; children: ReactNode }) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!(forcedStates as readonly string[]).includes(state) || state === 'rest') return;
    for (const control of cell.current?.querySelectorAll(
      'button, a, [data-part="frame"], [data-part="control"]',
    ) ?? [])
      control.setAttribute(`data-${state}`, 'true');
  });
  return (
    <div ref={cell} style={{ inlineSize: '100%' }}>
      {children}
    </div>
  );
}
