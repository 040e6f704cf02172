/** A page of one scene of a list, as an address spells it: what is left out takes its default and stays out of it. */
export interface ScenePlace {
  scene?: string | undefined;
  page?: number | undefined;
}

/** Where an address leads to. What it spells wrongly takes its default: the first of the scenes, and their first page. */
export function readScenePlace<Scene extends string>(
  search: URLSearchParams,
  scenes: readonly [Scene, ...Scene[]],
): { scene: Scene; page: number } {
  const scene = search.get('scene');
  const page = search.get('page') ?? '';
  return {
    scene: scenes.find((known) => known === scene) ?? scenes[0],
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The shortest way to spell a place. */
export const scenePlaceOf = <Scene extends string>(
  { scene, page }: { scene: Scene; page: number },
  scenes: readonly [Scene, ...Scene[]],
): ScenePlace => ({
  scene: scene === scenes[0] ? undefined : scene,
  page: page === 1 ? undefined : page,
});
