import type { CSSProperties, ReactNode } from 'react';

interface SceneFrameProps<Scene> {
  scene: Scene;
  style?: CSSProperties;
  children: ReactNode;
}

/** What a story's play may look at, and steer, beside the page: the frame keeps it, and `sceneIn` finds it again. */
export function createScenes<Scene extends object>() {
  const scenes = new WeakMap<Element, Scene>();

  function SceneFrame({ scene, style, children }: SceneFrameProps<Scene>) {
    return (
      <div ref={(element) => void (element && scenes.set(element, scene))} data-scene style={style}>
        {children}
      </div>
    );
  }

  /** The scene of the story that is drawn here. */
  function sceneIn(canvas: HTMLElement): Scene {
    const scene = scenes.get(canvas.querySelector('[data-scene]') ?? canvas);
    if (!scene) throw new Error('No scene.');
    return scene;
  }

  return { SceneFrame, sceneIn };
}
