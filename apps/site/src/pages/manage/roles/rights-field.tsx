import type { Privilege } from '@shuyuan/api-client/manage';
import { Checkbox } from '@shuyuan/ui/checkbox';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { reachOf, rightActions, rightRows, setReach, toggleRight, type RightRow } from './rights.ts';
import * as styles from './rights-field.css.ts';
import type { RolesStrings } from './roles.strings.ts';

interface RightsFieldProps {
  value: readonly Privilege[];
  onChange: (value: Privilege[]) => void;
  error: string | undefined;
  words: RolesStrings;
}

/** What a role may do: a box for each thing that can be done with each kind. */
export function RightsField({ value, onChange, error, words }: RightsFieldProps) {
  return (
    <div className={styles.place}>
      <table className={styles.matrix}>
        <caption className={styles.caption}>{words.rights}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {words.kind}
            </th>
            {rightActions.map((action) => (
              <th key={action} scope="col" className={styles.head}>
                {words.actions[action]}
              </th>
            ))}
            <th scope="col" className={styles.head}>
              {words.reach}
            </th>
          </tr>
        </thead>
        <tbody>
          {rightRows.map((row) => (
            <Row
              key={row.name}
              row={row}
              name={words.rows[row.name]}
              value={value}
              onChange={onChange}
              words={words}
            />
          ))}
        </tbody>
      </table>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface RowProps extends Omit<RightsFieldProps, 'error'> {
  row: RightRow;
  name: string;
}

function Row({ row, name, value, onChange, words }: RowProps) {
  const isHeld = Object.values(row.codes).some((code) => value.some((each) => each.code === code));
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        {name}
      </th>
      {rightActions.map((action) => {
        const code = row.codes[action];
        return (
          <td key={action} className={styles.cell}>
            {code && (
              <Checkbox
                isLabelHidden
                isSelected={value.some((each) => each.code === code)}
                onChange={() => onChange(toggleRight(value, row, code))}
              >
                {words.may(words.actions[action], name)}
              </Checkbox>
            )}
          </td>
        );
      })}
      <td className={styles.cell}>
        {row.canBeOwn && isHeld && (
          <NativeSelect
            size="small"
            isLabelHidden
            label={words.reachOf(name)}
            value={reachOf(value, row)}
            options={(['all', 'own'] as const).map((reach) => ({
              value: reach,
              label: words.reaches[reach],
            }))}
            onChange={(reach) => onChange(setReach(value, row, reach))}
          />
        )}
      </td>
    </tr>
  );
}
