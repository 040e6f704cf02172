import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReorderableTable, RowDragHandle, type RowDrop } from './reorderable-table.tsx';
import type { TableColumn } from './table-props.ts';

interface Slide {
  id: string;
  title: string;
}

const slides: Slide[] = [
  { id: 'a', title: '桃花源记' },
  { id: 'b', title: '岳阳楼记' },
  { id: 'c', title: '醉翁亭记' },
];

const columns: TableColumn<Slide>[] = [
  { id: 'order', label: '顺序', hasControls: true, cell: () => <RowDragHandle /> },
  { id: 'title', label: '标题', isRowHeader: true, cell: ({ title }) => title },
];

it('tells which row was dropped beside which, also from the keyboard', async () => {
  const onRowDrop = vi.fn<(drop: RowDrop) => void>();
  render(<ReorderableTable label="轮播图" columns={columns} rows={slides} onRowDrop={onRowDrop} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /桃花源记/ }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/岳阳楼记/));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(onRowDrop).toHaveBeenCalledOnce());
  const [drop] = onRowDrop.mock.calls[0]!;
  expect(drop.id).toBe('a');
  expect(['b', 'c']).toContain(drop.target);
});
