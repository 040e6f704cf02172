import { Button, Table } from 'antd';
import { columns, learners, offer, thousand } from './show.jsx';

const theirColumns = columns.map(([key, title]) => ({ key, title, dataIndex: key }));

offer({
  buttons: () => (
    <div>
      {thousand((index) => (
        <Button key={index}>{`第 ${index} 课`}</Button>
      ))}
    </div>
  ),
  table: () => <Table rowKey="id" columns={theirColumns} dataSource={learners} pagination={false} />,
});
