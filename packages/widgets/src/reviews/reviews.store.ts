import type { Review, ReviewList } from '@shuyuan/api-client';
import { failureText } from '../async/failure-text.ts';
import { createKeptDraft } from '../async/kept-draft.ts';
import {
  createPagedList,
  type PagedListFocus,
  type PagedListPlace,
  type WithPagedList,
} from '../async/paged-list.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import {
  blankDraft,
  bodyOf,
  draftOf,
  errorsOf,
  readDraft,
  type Draft,
  type DraftErrors,
} from './review-draft.ts';
import type { ReviewsStrings } from './reviews.strings.ts';
import type { ReviewsProps } from './reviews.tsx';

/** Reviews on one page. */
export const pageSize = 10;

/** A page of all reviews, or of those of so many stars. */
interface ReviewPlace extends PagedListPlace {
  /** 0 for all. */
  stars: number;
}

/** A review that is being written, or changed. */
export interface Writing {
  draft: Draft;
  errors: DraftErrors;
  /** What the server has said that belongs to no field. */
  failure: string;
  isSending: boolean;
  /** The one that is changed; null for a new one. */
  id: number | null;
}

/** What is known beside the reviews themselves. */
export type Overview = Omit<ReviewList, 'data'>;

export interface ReviewsState extends Omit<WithPagedList<ReviewPlace, Review>, 'focus'> {
  /** Null before the first answer. */
  overview: Overview | null;
  writing: Writing | null;
  announcement: Announcement;
  focus: PagedListFocus | { on: 'form' | 'own' } | null;
}

const firstState: ReviewsState = {
  place: { page: 1, stars: 0 },
  list: { status: 'loading' },
  overview: null,
  writing: null,
  announcement: noAnnouncement,
  focus: null,
};

type Deps = StoreDeps<ReviewsProps, ReviewsStrings>;
type Context = StoreContext<ReviewsProps, ReviewsStrings, ReviewsState>;

/** The rules of the reviews of one thing. */
export function createReviewsStore(deps: Deps) {
  const { host, getProps } = deps;
  const context: Context = createStoreContext(deps, firstState);
  const { store, lifetime } = context;
  const list = createList(context);
  const writing = createWriting(context, () => void list.refresh());

  return {
    ...store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void list.retry(),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => list.turnTo(page),
      /** Those of so many stars, or all again. */
      chooseStars: (stars: number) =>
        list.choose({ page: 1, stars: stars === store.getState().place.stars ? 0 : stars }),
      ...writing,
      /** Whether the viewer's own can still be changed. */
      isChangeable: () => {
        const until = store.getState().overview?.mine?.changeable_until;
        return until !== undefined && Date.parse(until) > host.clock.now();
      },
    },
    start() {
      void list.start();
      return lifetime.start(host.scheduler.onWake(list.wake), list.stop);
    },
    /** What is reviewed does not change: another one is another widget. */
    of: getProps().of,
  };
}

const createList = ({ host, strings, getProps, store, set, announce }: Context) =>
  createPagedList<ReviewPlace, Review>({
    // The focus of the form is not the list's.
    store: { getState: () => ({ ...store.getState(), focus: null }), setState: set },
    host,
    pageSize,
    async ask({ page, stars }, options) {
      const query = { page, size: pageSize, ...(stars > 0 && { stars }) };
      const { data, ...overview } = await getProps().reviews.list(getProps().of, query, options);
      set({ overview });
      return data;
    },
    onPlace() {},
    onListed: ({ total }) => announce(strings.arrived(total)),
  });

/** What was written by whoever is signed in, for one thing. */
const keptDraftOf = ({ storage, session }: Context['host'], { type, id }: ReviewsProps['of']) =>
  createKeptDraft(storage, `review/${session.current()?.id ?? 0}/${type}/${id}`, readDraft);

const begunWith = (draft: Draft, id: number | null): Writing => ({
  draft,
  errors: {},
  failure: '',
  isSending: false,
  id,
});

/** The viewer's own review: written, kept while it is not sent, changed within an hour. */
function createWriting(
  { host, strings, getProps, get, set, announce, lifetime }: Context,
  refresh: () => void,
) {
  const { of } = getProps();
  const kept = () => keptDraftOf(host, of);
  let key = host.createId();

  const patch = (part: Partial<Writing>) => {
    const { writing } = get();
    if (writing) set({ writing: { ...writing, ...part } });
  };

  async function begin() {
    const signal = lifetime.signal();
    const { overview } = get();
    if (overview?.may !== 'yes') return;
    const left = await kept().find();
    if (signal.aborted) return;
    set({
      writing: begunWith(left ?? blankDraft, null),
      focus: { on: 'form' },
    });
  }

  async function send() {
    const { writing } = get();
    if (!writing || writing.isSending) return;
    const errors = errorsOf(writing.draft, strings);
    const body = bodyOf(writing.draft);
    if (Object.keys(errors).length > 0 || !body) {
      patch({ errors });
      set({ focus: { on: 'form' } });
      return;
    }
    patch({ isSending: true, errors: {}, failure: '' });
    const { reviews } = getProps();
    try {
      const mine =
        writing.id === null
          ? await reviews.store(of, body, { idempotencyKey: key })
          : await reviews.update(writing.id, body);
      if (writing.id === null) kept().forget();
      key = host.createId();
      const { overview } = get();
      set({
        writing: null,
        focus: { on: 'own' },
        ...(overview && { overview: { ...overview, mine, may: 'written' as const } }),
      });
      announce(writing.id === null ? strings.sent : strings.changed);
      refresh();
    } catch (error) {
      patch({ isSending: false, failure: failureText(error, strings.notSent) });
    }
  }

  return {
    signIn: () => host.session.requestLogin(1, { kind: 'review', purpose: 'review', run() {} }),
    beginWriting: () => void begin(),
    beginChange: () => {
      const mine = get().overview?.mine;
      if (mine)
        set({
          writing: begunWith(draftOf(mine), mine.id),
          focus: { on: 'form' },
        });
    },
    write: (part: Partial<Draft>) => {
      const { writing } = get();
      if (!writing) return;
      const draft = { ...writing.draft, ...part };
      const errors = Object.fromEntries(
        Object.entries(writing.errors).filter(([name]) => !Object.hasOwn(part, name)),
      );
      patch({ draft, errors, failure: '' });
      // A change of what is there already is short-lived, and would come back under another review.
      if (writing.id === null) kept().keep(draft);
    },
    /** What was written is kept. */
    stopWriting: () => set({ writing: null, focus: { on: 'own' } }),
    send: () => void send(),
  };
}
