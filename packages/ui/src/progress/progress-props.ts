/** `positive` is for what is finished, `critical` for what broke off. */
export type ProgressTone = 'action' | 'neutral' | 'positive' | 'critical' | 'caution';

/** What a bar and a ring have in common. */
export interface ProgressProps {
  /** What is under way. Always there for those who listen. */
  label: string;
  /** From 0 to `max`. Null while nobody knows how much there is: then it says only that something goes on. */
  value: number | null;
  /** @default 100 */
  max?: number;
  /** In place of the percentage, seen and heard: "已学 3 节，共 12 节". */
  valueText?: string;
  /** @default 'action' */
  tone?: ProgressTone;
}

/** What react-aria is told. */
export const ariaProgress = ({ value, max = 100, valueText }: ProgressProps) => ({
  maxValue: max,
  isIndeterminate: value === null,
  ...(value !== null && { value }),
  ...(valueText !== undefined && { valueLabel: valueText }),
});
