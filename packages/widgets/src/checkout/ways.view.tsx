import type { PaymentWay } from '@shuyuan/api-client';
import { NativeRadioGroup } from '@shuyuan/ui/native-radio-group';
import * as styles from './checkout.css.ts';

interface WaysViewProps {
  label: string;
  /** In the order in which they are offered. */
  ways: readonly PaymentWay[];
  way: PaymentWay['sign'] | null;
  /** What is wrong with the choice; empty otherwise. */
  problem?: string;
  isReadOnly?: boolean;
  onChoose: (way: PaymentWay['sign']) => void;
}

/** The ways of paying, of which one is chosen. */
export function WaysView({ label, ways, way, problem = '', isReadOnly = false, onChoose }: WaysViewProps) {
  return (
    <div className={styles.part}>
      <NativeRadioGroup
        label={label}
        layout="cards"
        options={ways.map(({ sign, name }) => ({ value: sign, label: name }))}
        value={way}
        errorMessage={problem}
        isReadOnly={isReadOnly}
        onChange={onChoose}
      />
    </div>
  );
}
