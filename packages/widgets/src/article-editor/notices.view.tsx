import { NativeButton } from '@shuyuan/ui/native-button';
import type { ReactNode } from 'react';
import { useArticleEditor } from './article-editor.context.ts';
import * as styles from './notices.css.ts';

/** What has to be chosen or known, over the text: two versions, something missing, something found. */
export function NoticesView() {
  const { state, strings, actions } = useArticleEditor();
  const { conflict, server, other, restoredAt, problems } = state;
  return (
    <div className={styles.notices}>
      {conflict && (
        <Notice
          title={strings.conflict}
          text={strings.conflictText(Date.parse(conflict.updated_at), conflict.title)}
        >
          <NativeButton size="small" onPress={() => void actions.keepMine()}>
            {strings.keepMine}
          </NativeButton>
          <NativeButton size="small" onPress={() => void actions.takeTheirs()}>
            {strings.takeTheirs}
          </NativeButton>
        </Notice>
      )}
      {server.status === 'gone' && (
        <Notice text={strings.gone}>
          <NativeButton size="small" onPress={() => void actions.saveAsNew()}>
            {strings.saveAsNew}
          </NativeButton>
        </Notice>
      )}
      {server.status === 'refused' && server.reason !== '' && <Notice text={server.reason} />}
      {problems.length > 0 && (
        <Notice
          title={strings.missingTitle}
          text={
            <ul className={styles.list}>
              {problems.map((problem) => (
                <li key={problem}>{strings.problems[problem]}</li>
              ))}
            </ul>
          }
        />
      )}
      {other && (
        <Notice isCalm text={strings.other[other.from](other.at)}>
          <NativeButton size="small" onPress={() => void actions.swap()}>
            {strings.swap}
          </NativeButton>
          <NativeButton size="small" isQuiet onPress={() => void actions.dropOther()}>
            {strings.dropOther}
          </NativeButton>
        </Notice>
      )}
      {restoredAt !== null && (
        <Notice isCalm text={strings.restored(restoredAt)}>
          <NativeButton size="small" isQuiet onPress={actions.forgetRestored}>
            {strings.ok}
          </NativeButton>
        </Notice>
      )}
    </div>
  );
}

interface NoticeProps {
  title?: string;
  text?: ReactNode;
  /** Nothing is wrong. */
  isCalm?: boolean;
  children?: ReactNode;
}

function Notice({ title, text, isCalm, children }: NoticeProps) {
  return (
    <div data-part="notice" data-calm={isCalm} className={styles.notice}>
      <div className={styles.words}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {text}
      </div>
      {children}
    </div>
  );
}
