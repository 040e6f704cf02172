import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import { createManagedAnthologies } from './anthologies-client.ts';
import type { manageAnnouncementsContract } from './announcements.contract.ts';
import type { ApplicationsResource } from './applications.contract.ts';
import type { manageArticleCategoriesContract } from './article-categories.contract.ts';
import type { manageArticlesContract } from './articles.contract.ts';
import type { CommentsResource } from './comments.contract.ts';
import type { manageEntitlementsContract } from './entitlements.contract.ts';
import { manageEntitlementsEndpoints } from './entitlements.endpoints.ts';
import { createArrangedApi, createArrangedTreeApi, type TreePlace } from './arranging.api.ts';
import { arrangedEndpoints } from './arranging.endpoints.ts';
import { createManagedCourses } from './courses-client.ts';
import { createManagedLearning } from './learning-client.ts';
import type { manageDashboardContract } from './dashboard.contract.ts';
import { manageDashboardEndpoints } from './dashboard.endpoints.ts';
import type { manageFaqCategoriesContract, manageFaqsContract } from './faqs.contract.ts';
import { createManagedCommunity } from './community-client.ts';
import { createManagedGrants } from './grants-client.ts';
import { createManagedMoney } from './money-client.ts';
import type { manageHomeBlocksContract } from './home-blocks.contract.ts';
import { createBinApi } from './bin-client.ts';
import { createLogApi } from './log-client.ts';
import type { manageNavsContract } from './navs.contract.ts';
import {
  createResourceApi,
  type ResourceChange,
  type ResourceDraft,
  type ResourceRow,
  type ResourceWhole,
} from './resource.api.ts';
import { manageArticlesEndpoints } from './articles.endpoints.ts';
import { createMarkingApi } from './marking-client.ts';
import type { manageMembersContract, MembersResource } from './members.contract.ts';
import { manageMembersEndpoints } from './members.endpoints.ts';
import type { manageMembershipsContract } from './memberships.contract.ts';
import type { manageOrdersContract, OrdersResource } from './orders.contract.ts';
import { manageOrdersEndpoints } from './orders.endpoints.ts';
import type { managePagesContract } from './pages.contract.ts';
import { managePagesEndpoints } from './pages.endpoints.ts';
import { resourceEndpoints } from './resource.endpoints.ts';
import type { manageRolesContract } from './roles.contract.ts';
import { manageRolesEndpoints } from './roles.endpoints.ts';
import type { manageSettingsContract } from './settings.contract.ts';
import { manageSettingsEndpoints } from './settings.endpoints.ts';
import type { manageSlidersContract } from './sliders.contract.ts';
import { createManagedReviews } from '../reviews/managed-reviews.ts';
import { createManagedTags } from './tags-client.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageArticlesContract = typeof manageArticlesContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageArticleCategoriesContract = typeof manageArticleCategoriesContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageAnnouncementsContract = typeof manageAnnouncementsContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageMembershipsContract = typeof manageMembershipsContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManagePagesContract = typeof managePagesContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageFaqsContract = typeof manageFaqsContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageFaqCategoriesContract = typeof manageFaqCategoriesContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageRolesContract = typeof manageRolesContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageSlidersContract = typeof manageSlidersContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageNavsContract = typeof manageNavsContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageHomeBlocksContract = typeof manageHomeBlocksContract;

/** A slide at the top of home. */
export type ManagedSlider = ResourceWhole<ManageSlidersContract>;
/** An entry of the header navigation. */
export type ManagedNav = ResourceWhole<ManageNavsContract>;
/** A block of home as the console's list shows it. */
export type ManagedHomeBlockRow = ResourceRow<ManageHomeBlocksContract>;
/** A block of home. */
export type ManagedHomeBlock = ResourceWhole<ManageHomeBlocksContract>;
/** Where an entry of the navigation stands: under this one, or at the first level. */
export type NavPlace = TreePlace;
/** All settings of the site by their keys. */
export type ManagedSettings = AnswerOf<(typeof manageSettingsContract)['find']>;
/** The settings that a change names. */
export type SettingsChange = Omit<
  NonNullable<CallInput<(typeof manageSettingsContract)['update']>['body']>,
  'seen_at'
>;
/** How many days the figures go back. */
export type DashboardDays = NonNullable<
  NonNullable<CallInput<(typeof manageDashboardContract)['days']>['query']>['days']
>;
/** The figures of a school's days. */
export type Dashboard = AnswerOf<(typeof manageDashboardContract)['days']>;

/** An article as the console's list shows it. */
export type ManagedArticleRow = ResourceRow<ManageArticlesContract>;
/** An article with both parts of its text. */
export type ManagedArticle = ResourceWhole<ManageArticlesContract>;
/** What is written of a new article. */
export type ArticleDraft = ResourceDraft<ManageArticlesContract>;
/** The fields of an article that a change names. */
export type ArticleChange = ResourceChange<ManageArticlesContract>;
/** A category of articles. */
export type ManagedArticleCategory = ResourceWhole<ManageArticleCategoriesContract>;
/** An announcement with its text. */
export type ManagedAnnouncement = ResourceWhole<ManageAnnouncementsContract>;
/** A membership as the console's list shows it. */
export type ManagedMembershipRow = ResourceRow<ManageMembershipsContract>;
/** A membership with its benefits. */
export type ManagedMembership = ResourceWhole<ManageMembershipsContract>;
/** An order as the console's list shows it: `id` is the console's, `order_id` the number that people read. */
export type ManagedOrderRow = ResourceRow<OrdersResource>;
/** An order with what was handed over for it. */
export type ManagedOrder = ResourceWhole<OrdersResource>;
/** A page of the school about itself as the console's list shows it. */
export type ManagedPageRow = ResourceRow<ManagePagesContract>;
/** A page of the school about itself with its text. */
export type ManagedPage = ResourceWhole<ManagePagesContract>;
/** An application as the console's list shows it. */
export type ManagedApplicationRow = ResourceRow<ApplicationsResource>;
/** An application with all that was written. */
export type ManagedApplication = ResourceWhole<ApplicationsResource>;
/** A frequent question as the console's list shows it. */
export type ManagedFaqRow = ResourceRow<ManageFaqsContract>;
/** A frequent question with its answer. */
export type ManagedFaq = ResourceWhole<ManageFaqsContract>;
/** A category of frequent questions. */
export type ManagedFaqCategory = ResourceWhole<ManageFaqCategoriesContract>;
/** A role as the console's list shows it. */
export type ManagedRoleRow = ResourceRow<ManageRolesContract>;
/** A role with its rights. */
export type ManagedRole = ResourceWhole<ManageRolesContract>;
/** One right of a role: for all, or for what is one's own. */
export type Privilege = ManagedRole['privileges'][number];

/** A comment or reply as the console's list shows it. */
export type ManagedCommentRow = ResourceRow<CommentsResource>;
/** A comment or reply with what was reported of it. */
export type ManagedComment = ResourceWhole<CommentsResource>;

/** A member as the console's list shows them. */
export type ManagedMemberRow = ResourceRow<MembersResource>;
/** The contract of members, to type the kits. */
export type ManageMembersContract = MembersResource;
/** A member with their orders, grants and devices. */
export type ManagedMember = ResourceWhole<MembersResource>;
/** Whose and what: `entitlements.explain` takes it. */
export type EntitlementQuestion = NonNullable<
  CallInput<(typeof manageEntitlementsContract)['explain']>['query']
>;
/** Why a person may see something or may not. */
export type EntitlementAnswer = AnswerOf<(typeof manageEntitlementsContract)['explain']>;

/** The calls of the console, by what it looks after. */
export type ManageClient = ReturnType<typeof createManageClient>;

/** Makes the calls of the console over the connection of a client: `createManageClient(client.http)`. */
export function createManageClient(http: Http) {
  const roles = callsOf<typeof manageRolesContract>(http, manageRolesEndpoints);
  const orders = createResourceApi<OrdersResource>(http, resourceEndpoints('order'));
  const completing = callsOf<typeof manageOrdersContract>(http, manageOrdersEndpoints);
  const members = createResourceApi<MembersResource>(http, resourceEndpoints('member'));
  const ofMembers = callsOf<typeof manageMembersContract>(http, manageMembersEndpoints);
  const { store: _, ...comments } = createResourceApi<CommentsResource>(http, resourceEndpoints('comment'));
  const entitlements = callsOf<typeof manageEntitlementsContract>(http, manageEntitlementsEndpoints);
  const applications = createResourceApi<ApplicationsResource>(http, resourceEndpoints('application'));
  return {
    articles: createResourceApi<ManageArticlesContract>(http, manageArticlesEndpoints),
    articleCategories: createArrangedApi<ManageArticleCategoriesContract>(
      http,
      arrangedEndpoints('articleCategory'),
    ),
    ...createManagedCourses(http),
    ...createManagedLearning(http),
    ...createManagedAnthologies(http),
    ...createManagedTags(http),
    ...createManagedReviews(http),
    ...createManagedGrants(http),
    ...createManagedMoney(http),
    announcements: createResourceApi<ManageAnnouncementsContract>(http, resourceEndpoints('announcement')),
    memberships: createArrangedApi<ManageMembershipsContract>(http, arrangedEndpoints('membership')),
    orders: {
      list: orders.list,
      find: orders.find,
      exportRows: orders.exportRows,
      /** Takes an order for paid by hand and hands over what was ordered. `charge` is what was seen, in whole yuan. A repeated `idempotencyKey` does it once. */
      finish: (id: number, completion: { reason: string; charge: number }, options?: CallOptions) =>
        completing.finish({ params: { id }, body: completion }, options),
    },
    ...ofTheSite(http),
    pages: createResourceApi<ManagePagesContract>(http, managePagesEndpoints),
    /** Visitors send them: none is added here. */
    applications: {
      list: applications.list,
      find: applications.find,
      exportRows: applications.exportRows,
      exportChosen: applications.exportChosen,
      update: applications.update,
      updateMany: applications.updateMany,
      remove: applications.remove,
      removeMany: applications.removeMany,
    },
    faqs: createArrangedApi<ManageFaqsContract>(http, arrangedEndpoints('faq')),
    ...createManagedCommunity(http),
    faqCategories: createArrangedApi<ManageFaqCategoriesContract>(http, arrangedEndpoints('faqCategory')),
    comments,
    members: {
      list: members.list,
      find: members.find,
      exportRows: members.exportRows,
      exportChosen: members.exportChosen,
      update: members.update,
      updateMany: members.updateMany,
      /** The tags that members have, the most frequent first. */
      tags: (options?: CallOptions) => ofMembers.tags({}, options),
      /** The memberships that can be given. */
      plans: (options?: CallOptions) => ofMembers.plans({}, options),
      /** Sends the person a code to set a new password with; nobody else sees it. Rejects with code 429 when it is too early. */
      sendPasswordCode: (id: number, options?: CallOptions) =>
        ofMembers.sendPasswordCode({ params: { id } }, options),
    },
    roles: {
      ...createResourceApi<ManageRolesContract>(http, manageRolesEndpoints),
      /** Gives a role these rights and no others. */
      syncPrivileges: (id: number, privileges: Privilege[], options?: CallOptions) =>
        roles.syncPrivileges({ params: { id }, body: { privileges } }, options),
      /** A token of one hour that may do what these rights allow and nothing else. */
      preview: (privileges: Privilege[], options?: CallOptions) =>
        roles.preview({ body: { privileges } }, options),
    },
    /** Essays of submitted papers that wait for points. */
    marking: createMarkingApi(http),
    entitlements: {
      /** Why a person may see something or may not, line by line. */
      explain: (query: EntitlementQuestion, options?: CallOptions) =>
        entitlements.explain({ query }, options),
      /** Articles and anthologies to ask about, by a part of their title. */
      goods: (keywords: string, options?: CallOptions) =>
        entitlements.goods({ query: { keywords } }, options),
    },
    log: createLogApi(http),
    /** Deleted things, for 30 days. */
    bin: createBinApi(http),
  };
}

/** What home and header are made of, settings and figures. */
function ofTheSite(http: Http) {
  const settings = callsOf<typeof manageSettingsContract>(http, manageSettingsEndpoints);
  const dashboard = callsOf<typeof manageDashboardContract>(http, manageDashboardEndpoints);
  return {
    sliders: createArrangedApi<ManageSlidersContract>(http, arrangedEndpoints('slider')),
    navs: createArrangedTreeApi<ManageNavsContract>(http, arrangedEndpoints('nav')),
    homeBlocks: createArrangedApi<ManageHomeBlocksContract>(http, arrangedEndpoints('homeBlock')),
    settings: {
      find: (options?: CallOptions) => settings.find({}, options),
      /** `seenAt` is the `updated_at` that the change was made upon. Rejects with code 409 when there is a later one. */
      update: (change: SettingsChange, seenAt?: string, options?: CallOptions) =>
        settings.update({ body: seenAt === undefined ? change : { ...change, seen_at: seenAt } }, options),
    },
    dashboard: {
      /** The figures of the last days, today included. */
      days: (days: DashboardDays, options?: CallOptions) => dashboard.days({ query: { days } }, options),
    },
  };
}
