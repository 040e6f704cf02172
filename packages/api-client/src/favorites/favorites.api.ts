import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { favoritesContract } from './favorites.contract.ts';
import { favoritesEndpoints } from './favorites.endpoints.ts';

/** Which favourites are wanted: type and folder, with page and size (12 unless given, 50 at most). */
export type FavoriteQuery = NonNullable<CallInput<typeof favoritesContract.list>['query']>;
/** One page of favourites, the latest first. */
export type FavoritePage = AnswerOf<typeof favoritesContract.list>;
/** Something that was set aside, and the folder that it is in. */
export type Favorite = FavoritePage['data'][number];
/** The folders of the account, by name. */
export type FavoriteFolders = AnswerOf<typeof favoritesContract.categories>;
/** One of them. */
export type FavoriteFolder = FavoriteFolders['categories'][number];
/** Favourites that change their folder together; 100 at most. */
export type FavoriteMove = CallInput<typeof favoritesContract.move>['body'];

/** The calls about what was set aside, and its folders. */
export type FavoritesApi = ReturnType<typeof createFavoritesApi>;

/** The calls about favourites, apart from the whole client: pages build them late, `createFavoritesApi(client.http)`. */
export function createFavoritesApi(http: Http) {
  const calls = callsOf<typeof favoritesContract>(http, favoritesEndpoints);
  return {
    list: (query: FavoriteQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Passes over what is not set aside any more. */
    move: (move: FavoriteMove, options?: CallOptions) => calls.move({ body: move }, options),
    folders: (options?: CallOptions) => calls.categories({}, options),
    /** Code 1 with the field `name` when the name is taken, and without it when there are too many folders. */
    createFolder: (name: string, options?: CallOptions) => calls.createCategory({ body: { name } }, options),
    renameFolder: (id: number, name: string, options?: CallOptions) =>
      calls.renameCategory({ params: { id }, body: { name } }, options),
    /** What was in it stays set aside. */
    removeFolder: (id: number, options?: CallOptions) => calls.removeCategory({ params: { id } }, options),
  };
}
