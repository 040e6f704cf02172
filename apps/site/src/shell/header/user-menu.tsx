import type { User } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import {
  AnnouncementIcon,
  BookIcon,
  CopyIcon,
  CutIcon,
  CommentIcon,
  EditIcon,
  FileIcon,
  LessonIcon,
  LinkIcon,
  MarkIcon,
  OrderIcon,
  ReplyIcon,
  RoleIcon,
  SettingsIcon,
  SignOutIcon,
  StudyIcon,
  ThumbsUpIcon,
  UserIcon,
  VipIcon,
} from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useReachable, useSite, useStrings } from '../../stores/site-context.tsx';
import { paths } from '../../paths/paths.ts';
import { ContinueLearning } from '../continue/continue-learning.tsx';
import { useManagePlaces } from '../manage/use-manage-places.ts';
import { openOwnPlaces } from './open-navigation.ts';
import { useUnread } from '../use-unread.ts';
import { useSignOut } from '../use-sign-out.ts';
import { cutName } from './cut-name.ts';
import { HeaderPanel } from './header-panel.tsx';
import * as styles from './header.css.ts';
import { headerStrings } from './header.strings.ts';

export interface UserMenuProps {
  user: User;
  /** The session has ended by the entry in here. */
  onSignedOut: () => void;
}

const pictograms = {
  basicInfo: UserIcon,
  orderCenter: OrderIcon,
  studyCenter: StudyIcon,
  favorites: MarkIcon,
  membership: VipIcon,
  myRecords: LessonIcon,
  myNotes: EditIcon,
  myProblems: CommentIcon,
  myIssues: ReplyIcon,
  myQuestions: FileIcon,
  messages: AnnouncementIcon,
  following: RoleIcon,
  credits: ThumbsUpIcon,
  exchanger: BookIcon,
  promoCodes: OrderIcon,
  coupons: CutIcon,
  share: LinkIcon,
};

/** Who is signed in, the account id to copy, the person's own pages, and the way out. */
export function UserMenu({ user, onSignedOut }: UserMenuProps) {
  const strings = useStrings(headerStrings);
  const name = cutName(user.nick_name, 2);
  return (
    <HeaderPanel
      trigger={
        <>
          <Avatar name={user.nick_name} src={user.avatar} size="small" />
          <span>
            <VisuallyHidden>{strings.userMenu}</VisuallyHidden>
            {name}
          </span>
          <UnreadBadge />
        </>
      }
    >
      <UserPanel user={user} onSignedOut={onSignedOut} />
    </HeaderPanel>
  );
}

/** How many messages wait, beside the person's name. */
function UnreadBadge() {
  const { unreadCount } = useStrings(headerStrings);
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <Badge tone="critical">
      <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
      <VisuallyHidden>{unreadCount(unread)}</VisuallyHidden>
    </Badge>
  );
}

/** What the menu of a person holds, for a place that has its own way to open. */
export function UserPanel({ user, onSignedOut }: UserMenuProps) {
  const { membership, role } = user;
  return (
    <>
      <div className={styles.identity}>
        <Avatar name={user.nick_name} src={user.avatar} />
        <div className={styles.identityText}>
          <div className={styles.nameRow}>
            <strong className={styles.name} title={user.nick_name}>
              {cutName(user.nick_name, 10)}
            </strong>
            {role && <Badge tone="action">{role.name}</Badge>}
            {membership && <Badge tone="caution">{membership.name}</Badge>}
          </div>
          <AccountId id={user.uuid} />
        </div>
      </div>
      <ContinueLearning look="panel" />
      <OwnPlaces />
      <Console />
      <SignOut onDone={onSignedOut} />
    </>
  );
}

function OwnPlaces() {
  const { places, unreadCount } = useStrings(headerStrings);
  const isReachable = useReachable();
  const { pathname } = useLocation();
  const unread = useUnread();
  const { refresh } = useSite().unread;
  useEffect(() => void refresh(), [refresh]);
  return openOwnPlaces(isReachable).map(({ name, href }) => {
    const Pictogram = pictograms[name];
    return (
      <Link
        key={name}
        to={href}
        aria-current={pathname === href ? 'page' : undefined}
        className={styles.panelEntry}
      >
        <Pictogram size="small" />
        {places[name]}
        {name === 'messages' && unread > 0 && <Badge tone="critical">{unreadCount(unread)}</Badge>}
      </Link>
    );
  });
}

/** For whoever may enter one of its places. */
function Console() {
  const { console } = useStrings(headerStrings);
  const places = useManagePlaces();
  if (places.length === 0) return null;
  return (
    <Link to={paths.manage()} className={styles.panelEntry}>
      <SettingsIcon size="small" />
      {console}
    </Link>
  );
}

function AccountId({ id }: { id: string }) {
  const { host } = useSite();
  const strings = useStrings(headerStrings);

  async function copy() {
    try {
      await host.clipboard.writeText(id);
      host.notify('positive', strings.copied);
    } catch {
      host.notify('critical', strings.copyFailed);
    }
  }

  return (
    <div className={styles.account}>
      <span className={styles.accountLabel}>{strings.accountId}</span>
      <span className={styles.accountId} title={id}>
        {id}
      </span>
      <NativeButton isQuiet size="small" aria-label={strings.copyAccountId} onPress={() => void copy()}>
        <CopyIcon size="small" />
      </NativeButton>
    </div>
  );
}

function SignOut({ onDone }: { onDone: () => void }) {
  const strings = useStrings(headerStrings);
  const { isPending, signOut } = useSignOut(onDone);
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      className={styles.panelEntry}
      onClick={() => void signOut()}
    >
      <SignOutIcon size="small" />
      {strings.signOut}
    </button>
  );
}
