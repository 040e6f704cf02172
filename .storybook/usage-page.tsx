import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Usage } from './usage.ts';

/** A component's page: what it is for, what it is not for, its keys and limits, then its props and stories. */
export function UsagePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage = preparedMeta.parameters['usage'] as Usage | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {usage && <UsageNotes usage={usage} />}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

function UsageNotes({ usage: { use, avoid, keys = [], parts = {}, limits = [] } }: { usage: Usage }) {
  return (
    <>
      <Points title="Use it" points={use} />
      <Points title="Do not use it" points={avoid} />
      <Pairs title="Keys" heads={['Key', 'What it does']} rows={keys} />
      <Pairs title="Parts" heads={['data-part', 'What it marks']} rows={Object.entries(parts)} />
      <Points title="Known limits" points={limits} />
    </>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

function Pairs({ title, heads, rows }: { title: string; heads: [string, string]; rows: [string, string][] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, meaning]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
