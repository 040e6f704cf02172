import * as styles from './checkout.css.ts';

/** Parts of a price below each other: the price that counts, then what is taken off. */
export function PriceLinesView({ lines }: { lines: readonly string[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ul role="list" data-part="price-lines" className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
