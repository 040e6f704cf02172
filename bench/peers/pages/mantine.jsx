import '@mantine/core/styles.css';
import { Button, MantineProvider, Table } from '@mantine/core';
import { columns, learners, offer, thousand } from './show.jsx';

offer({
  buttons: () => (
    <MantineProvider>
      {thousand((index) => (
        <Button key={index}>{`第 ${index} 课`}</Button>
      ))}
    </MantineProvider>
  ),
  table: () => (
    <MantineProvider>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {columns.map(([key, title]) => (
              <Table.Th key={key}>{title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {learners.map((row) => (
            <Table.Tr key={row.id}>
              {columns.map(([key]) => (
                <Table.Td key={key}>{row[key]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </MantineProvider>
  ),
});
