import { createWrongBookApi, type WrongBook } from '@shuyuan/api-client/exam-area';
import { Section, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { Overview } from './overview.view.tsx';
import * as styles from './question-sets.css.ts';
import { questionSetsStrings } from './question-sets.strings.ts';

/** What was answered wrong by type, and what is due today. */
export default function WrongBookPage() {
  const { client } = useSite();
  const { wrongBook: words } = useStrings(questionSetsStrings);
  const sessionNumber = useSession((state) => state.sessionNumber);
  const stats = useResource(`wrong book ${sessionNumber}`, (signal) =>
    createWrongBookApi(client.http).index(undefined, { signal }),
  );
  usePageReady({ isReady: stats.status !== 'loading' });
  return (
    <Overview words={words} stats={stats} addressOf={(type) => paths.playWrongBook({ type })}>
      {(book) => <Ways book={book} />}
    </Overview>
  );
}

/** What is due, all of it, whichever; and how many came on which day. */
function Ways({ book }: { book: WrongBook }) {
  const { wrongBook: words } = useStrings(questionSetsStrings);
  return (
    <>
      <div className={styles.ways}>
        {book.due_count > 0 ? (
          <LinkButton tone="action" size="large" href={paths.playWrongBook({ mode: 'due' })}>
            {words.due(book.due_count)}
          </LinkButton>
        ) : (
          <Text tone="muted">{words.noneDue}</Text>
        )}
        <LinkButton size="large" href={paths.playWrongBook()}>
          {words.all}
        </LinkButton>
        <LinkButton size="large" href={paths.playWrongBook({ mode: 'random' })}>
          {words.random}
        </LinkButton>
        <LinkButton size="large" isQuiet href={paths.printWrongBook()}>
          {words.print}
        </LinkButton>
      </div>
      <Section title={words.recent} font="reading">
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
        <ol role="list" className={styles.days}>
          {book.data.map(({ day, count }) => (
            <li key={day} className={styles.day}>
              {words.ofDay(day, count)}
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
