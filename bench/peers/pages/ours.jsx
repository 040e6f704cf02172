import '@shuyuan/ui/theme.css';
import { Button } from '@shuyuan/ui/button';
import { UiProvider } from '@shuyuan/ui/provider';
import { Table } from '@shuyuan/ui/table';
import { columns, learners, offer, thousand } from './show.jsx';

const ourColumns = columns.map(([id, label]) => ({ id, label, cell: (row) => row[id] }));

offer({
  buttons: () => (
    <UiProvider locale="zh-CN">
      {thousand((index) => (
        <Button key={index}>{`第 ${index} 课`}</Button>
      ))}
    </UiProvider>
  ),
  table: () => (
    <UiProvider locale="zh-CN">
      <Table label="学员" columns={ourColumns} rows={learners} />
    </UiProvider>
  ),
});
