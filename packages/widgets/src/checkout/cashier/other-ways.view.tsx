import { NativeButton } from '@shuyuan/ui/native-button';
import * as styles from '../checkout.css.ts';
import * as own from './cashier.css.ts';
import type { CashierStrings } from './cashier.strings.ts';
import type { OtherWay } from './other-ways.ts';

interface OtherWaysViewProps {
  ways: readonly OtherWay[];
  strings: CashierStrings;
  /** Leads to one of them; left out where the page has no way there. */
  onOpen?: ((way: OtherWay['kind']) => void) | undefined;
}

/** Cheaper ways to the same goods that this order does not use. */
export function OtherWaysView({ ways, strings, onOpen }: OtherWaysViewProps) {
  if (ways.length === 0) return null;
  return (
    <div data-part="other-ways" className={own.notes}>
      {ways.map((way) => (
        <div key={`${way.kind} ${way.charge}`} className={`${styles.note} ${own.otherWay}`}>
          <span>{strings.otherWay[way.kind](way.charge, way.name)}</span>
          {onOpen && (
            <NativeButton onPress={() => onOpen(way.kind)}>{strings.openOtherWay[way.kind]}</NativeButton>
          )}
        </div>
      ))}
    </div>
  );
}
